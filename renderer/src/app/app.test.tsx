import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import { createFakeFetch } from "@/test/fake-api.ts";

const config = {
  firebase: null,
  demo: null,
  billing: { mode: "off", publishableKey: null },
  provider: "local",
  desktopDownloadUrl: null,
  version: "0.1.0",
  simulated: ["sign-in", "mail"],
};

async function open(path: string, simulated = config.simulated) {
  history.replaceState(null, "", path);
  const answer = () => Response.json({ ...config, simulated });
  vi.stubGlobal("fetch", createFakeFetch({ "GET /api/config": answer }).fetch);
  const { App } = await import("./app.tsx");
  render(<App platform={createFakePlatform()} />);
}

beforeEach(() => vi.resetModules());

test("leads from the root to the guest's dashboard", async () => {
  await open("/");
  expect(await screen.findByRole("heading", { level: 1, name: "AI Humanizer" })).toBeDefined();
  expect(screen.getByText("2 free uses, no signup required")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Humanize Your Text" })).toBeDefined();
  expect(location.pathname).toBe("/dashboard");
});

test("has a sidebar for guests", async () => {
  await open("/dashboard");
  const sidebar = within(await screen.findByRole("complementary", { name: "Sidebar" }));
  const targets = sidebar.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toEqual(["/", "/dashboard", "/account", "/pricing", "/history"]);
  expect(sidebar.getByText("No history yet")).toBeDefined();
  const toggle = sidebar.getByRole("switch", { name: "Dark mode (locked)" });
  expect(toggle.hasAttribute("disabled")).toBe(true);
});

test("remembers that the sidebar was hidden", async () => {
  await open("/dashboard");
  await userEvent.click(await screen.findByRole("button", { name: "Hide sidebar" }));
  expect(screen.queryByRole("complementary", { name: "Sidebar" })).toBeNull();
  expect(localStorage.getItem("ai-humanizer-sidebar-open")).toBe("false");
});

test("opens the menu of small screens and closes it on a choice", async () => {
  await open("/dashboard");
  await userEvent.click(await screen.findByRole("button", { name: "Open menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  await userEvent.click(menu.getByRole("link", { name: "Pricing" }));
  expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
});

test("names what local mode simulates", async () => {
  await open("/dashboard");
  expect(await screen.findByText("Local mode. Simulated here: sign-in and mail.")).toBeDefined();
});

test("says nothing of local mode where nothing is simulated", async () => {
  await open("/dashboard", []);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/Local mode\./u)).toBeNull();
});

test("shows 'Page Not Found' for any other path", async () => {
  await open("/no/such/page");
  expect(await screen.findByRole("heading", { level: 1, name: "Page Not Found" })).toBeDefined();
  expect(document.title).toBe("Page Not Found – AI Humanizer");
});

test("removes a stored theme", async () => {
  localStorage.setItem("theme", "light");
  await open("/dashboard");
  expect(localStorage.getItem("theme")).toBeNull();
});
