import { appPaths } from "@ai-humanizer/shared";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { localConfig } from "@/test/fake-config.ts";
import { openApp } from "@/test/open-app.tsx";

const simulating = (simulated: string[]) => ({
  "GET /api/config": () => Response.json({ ...localConfig, simulated }),
});

test("leads from the root to the guest's dashboard", async () => {
  await openApp("/");
  expect(await screen.findByRole("heading", { level: 1, name: "AI Humanizer" })).toBeDefined();
  expect(screen.getByText("2 free uses, no signup required")).toBeDefined();
  expect(screen.getByRole("heading", { name: "Humanize Your Text" })).toBeDefined();
  expect(location.pathname).toBe("/dashboard");
});

test("makes the offer of free uses to no guest who took one", async () => {
  const session = { sessionId: crypto.randomUUID(), usageCount: 1, createdAt: "2025-11-21T10:00:00.000Z" };
  localStorage.setItem("ai-humanizer-guest-session", JSON.stringify(session));
  await openApp("/dashboard");
  expect(await screen.findByText("1 free use left")).toBeDefined();
  expect(screen.queryByText(/no signup required/)).toBeNull();
});

test("has a sidebar for guests", async () => {
  await openApp("/dashboard");
  const sidebar = within(await screen.findByRole("complementary", { name: "Sidebar" }));
  const targets = sidebar.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toEqual(["/", "/dashboard", "/account", "/pricing", "/history"]);
  expect(sidebar.getByText("No history yet")).toBeDefined();
  const toggle = sidebar.getByRole("switch", { name: "Dark mode (locked)" });
  expect(toggle.hasAttribute("disabled")).toBe(true);
});

test("offers guests to sign in", async () => {
  await openApp("/dashboard");
  const link = await screen.findByRole("link", { name: "Sign In" });
  expect(link.getAttribute("href")).toBe("/auth");
});

test.each(["/account", "/history", "/checkout", "/payment", "/payment-success"])(
  "sends guests from %s to the sign-in screen",
  async (path) => {
    await openApp(path);
    expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeDefined();
    expect(location.pathname).toBe("/login");
  },
);

test.each([null, "freeTrial"])("says why the sign-in came up, after the offer %s", async (offer) => {
  if (offer) localStorage.setItem("guestAuthContext", offer);
  await openApp("/history");
  expect(await screen.findByText("Sign in to see your history.")).toBeDefined();
});

test("has a guest come back to the checkout with its plan, and to no other guarded page", async () => {
  await openApp("/account");
  await screen.findByRole("button", { name: "Continue with Google" });
  expect(localStorage.getItem("authRedirectPath")).toBeNull();
  await openApp("/checkout?plan=basic&period=monthly");
  await waitFor(() =>
    expect(localStorage.getItem("authRedirectPath")).toBe("/checkout?plan=basic&period=monthly"),
  );
});

test.each(["/auth", "/firebase-auth", "/login"])("has the sign-in screen at %s", async (path) => {
  await openApp(path);
  expect(await screen.findByRole("button", { name: "Continue with Apple" })).toBeDefined();
});

test("remembers that the sidebar was hidden", async () => {
  await openApp("/dashboard");
  await userEvent.click(await screen.findByRole("button", { name: "Hide sidebar" }));
  expect(screen.queryByRole("complementary", { name: "Sidebar" })).toBeNull();
  expect(localStorage.getItem("ai-humanizer-sidebar-open")).toBe("false");
});

test("opens the menu of small screens and closes it on a choice", async () => {
  await openApp("/dashboard");
  await userEvent.click(await screen.findByRole("button", { name: "Open menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  await userEvent.click(menu.getByRole("link", { name: "Pricing" }));
  expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
});

test("names what local mode simulates", async () => {
  await openApp("/dashboard", simulating(["sign-in", "mail"]));
  expect(await screen.findByText("Local mode. Simulated here: sign-in and mail.")).toBeDefined();
});

test("says nothing of local mode where nothing is simulated", async () => {
  await openApp("/dashboard", simulating([]));
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/Local mode\./u)).toBeNull();
});

test("shows 'Page Not Found' for any other path", async () => {
  await openApp("/no/such/page");
  expect(await screen.findByRole("heading", { level: 1, name: "Page Not Found" })).toBeDefined();
  expect(document.title).toBe("Page Not Found – AI Humanizer");
});

test.each(appPaths)("has a screen at %s", async (path) => {
  await openApp(path);
  const headings = await screen.findAllByRole("heading", { level: 1 });
  expect(headings.map((heading) => heading.textContent)).not.toContain("Page Not Found");
});

test("removes a stored theme", async () => {
  localStorage.setItem("theme", "light");
  await openApp("/dashboard");
  expect(localStorage.getItem("theme")).toBeNull();
});
