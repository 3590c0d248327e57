import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Draft } from "@/features/humanize/draft-store.ts";
import { accountAnswers, entryOf, maya } from "@/test/fake-account.ts";
import { leverage, never } from "@/test/fake-api.ts";
import { openApp } from "@/test/open-app.tsx";

const history = [entryOf(0), entryOf(1), entryOf(2), entryOf(3)];
const draftKey = "ai-humanizer-draft";

// The demo's session needs no provider, and is the same to all screens.
beforeEach(() => localStorage.setItem("ai-humanizer-session", '{"via":"demo","plan":"free"}'));

const open = (path: string, answers: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { ...accountAnswers(maya, history), ...answers });
const sidebar = async () => within(await screen.findByRole("complementary", { name: "Sidebar" }));
const numbers = async () => within(await screen.findByRole("region", { name: "Your numbers" }));

describe("the dashboard", () => {
  test("has its own title and the workspace without the guest's note", async () => {
    await open("/dashboard");
    expect(await screen.findByRole("heading", { level: 1, name: "AI Humanizer Dashboard" })).toBeDefined();
    expect(screen.queryByText("2 free uses, no signup required")).toBeNull();
    expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
  });

  test("shows who is signed in in the sidebar, with the latest three entries", async () => {
    await open("/dashboard");
    const bar = await sidebar();
    expect(await bar.findByText("maya")).toBeDefined();
    expect(bar.getByText("maya@example.com")).toBeDefined();
    expect(bar.getByText("Free Plan")).toBeDefined();
    expect(bar.getByText("MA")).toBeDefined();
    expect(await bar.findByText("Title 2")).toBeDefined();
    expect(bar.queryByText("Title 3")).toBeNull();
    expect(bar.getByRole("link", { name: "View All History" }).getAttribute("href")).toBe("/history");
    expect(bar.getByText(/^Original text 0\..*…$/u).textContent?.length).toBeLessThanOrEqual(81);
  });

  test("says that there is no history yet, without the way to it", async () => {
    await open("/dashboard", { "GET /api/history/full": () => Response.json([]) });
    expect(await (await sidebar()).findByText("No history yet")).toBeDefined();
    expect(screen.queryByRole("link", { name: "View All History" })).toBeNull();
    expect(await (await numbers()).findByText("No results yet")).toBeDefined();
  });

  test("shows statistics, plan, usage and results in one strip", async () => {
    await open("/dashboard");
    const strip = await numbers();
    expect(await strip.findByText("1.2k")).toBeDefined();
    expect(strip.getByText("56.8k")).toBeDefined();
    expect(strip.getByText("2.3s")).toBeDefined();
    expect(strip.getByText("2/5 this month")).toBeDefined();
    expect(await strip.findByText("4 results available")).toBeDefined();
    expect(strip.getByRole("link", { name: /Recent Humanizations/u }).getAttribute("href")).toBe("/history");
    expect(strip.queryByText("No monthly credits left")).toBeNull();
  });

  test("warns on the free plan above 80% of the limit", async () => {
    await open("/dashboard", { "GET /api/auth/me": () => Response.json({ ...maya, monthlyUsage: 5 }) });
    const strip = await numbers();
    expect(strip.getByText("No monthly credits left")).toBeDefined();
    expect(strip.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/pricing");
  });

  test("shows the same new usage everywhere after a run", async () => {
    let monthlyUsage = 2;
    await open("/dashboard", {
      "GET /api/auth/me": () => Response.json({ ...maya, monthlyUsage }),
      "POST /api/humanize": () => {
        monthlyUsage += 1;
        return Response.json(leverage.response);
      },
    });
    await screen.findByText("2 of 5 humanizations this month");
    await userEvent.type(await screen.findByRole("textbox", { name: "Original Text" }), "Some text.");
    await userEvent.click(screen.getByRole("button", { name: "Humanize Text" }));
    expect(await screen.findByText("3 of 5 humanizations this month")).toBeDefined();
    expect((await numbers()).getByText("3/5 this month")).toBeDefined();
    expect(screen.getByText("2 left this month")).toBeDefined();
  });

  test("keeps the workspace when the account can't be loaded, and tries again", async () => {
    let up = false;
    await open("/dashboard", {
      "GET /api/auth/me": () =>
        up ? Response.json(maya) : Response.json({ message: "Down" }, { status: 503 }),
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(await screen.findByRole("textbox", { name: "Original Text" })).toBeDefined();
    up = true;
    await userEvent.click(again);
    expect(await (await sidebar()).findByText("maya")).toBeDefined();
  });
});

describe("the user menu", () => {
  const openMenu = async () =>
    userEvent.click(await screen.findByRole("button", { name: "Account of maya" }));

  test("leads to profile and settings", async () => {
    await open("/dashboard");
    await openMenu();
    expect(screen.getByRole("menuitem", { name: "Profile" }).getAttribute("href")).toBe("/account");
    expect(screen.getByRole("menuitem", { name: "Settings" }).getAttribute("href")).toBe("/account#settings");
  });

  test("brings the settings into view, from another page and from their own", async () => {
    const shown = vi.spyOn(Element.prototype, "scrollIntoView");
    await open("/dashboard");
    await openMenu();
    const toTop = vi.spyOn(window, "scrollTo");
    await userEvent.click(screen.getByRole("menuitem", { name: "Settings" }));
    const settings = await screen.findByRole("region", { name: "Your Data" });
    await waitFor(() => expect(shown.mock.contexts).toContain(settings));
    expect(toTop).not.toHaveBeenCalled();
    shown.mockClear();
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Settings" }));
    await waitFor(() => expect(shown.mock.contexts).toContain(settings));
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Profile" }));
    await waitFor(() => expect(toTop).toHaveBeenCalled());
    vi.restoreAllMocks();
  });

  test("signs out, and nothing of the user stays", async () => {
    const { calls } = await open("/account", {
      "POST /api/auth/logout": () => Response.json({ message: "Bye" }),
    });
    localStorage.setItem(draftKey, "{}");
    await screen.findByText("Profile Information");
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Sign out" }));
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeDefined();
    await waitFor(() => expect(location.pathname).toBe("/dashboard"));
    expect(calls.some(({ url }) => url === "/api/auth/logout")).toBe(true);
    expect(localStorage.getItem("ai-humanizer-session")).toBeNull();
    expect(screen.queryByText("maya@example.com")).toBeNull();
    expect((await sidebar()).getByText("No history yet")).toBeDefined();
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('"text":""'));
  });
});

test("a session that ends with a draft open loses nothing of it", async () => {
  await open("/dashboard", {
    "POST /api/humanize": () => Response.json({ message: "Sign in" }, { status: 401 }),
  });
  await screen.findByText("2 of 5 humanizations this month");
  const source = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Original Text" });
  await userEvent.type(await source(), "A draft of mine.");
  await userEvent.click(screen.getByRole("button", { name: "Humanize Text" }));
  expect(await screen.findByText("Your session has ended")).toBeDefined();
  expect(await screen.findByRole("link", { name: "Sign In" })).toBeDefined();
  expect((await source()).value).toBe("A draft of mine.");
  await waitFor(() => expect(localStorage.getItem(draftKey)).toContain("A draft of mine."));
  expect(screen.queryByText("Error")).toBeNull();
});

test("a guarded page shows a spinner, and says when the account can't be loaded", async () => {
  let answer = never;
  await open("/account", { "GET /api/auth/me": () => answer() });
  expect(await screen.findByText("Loading your account")).toBeDefined();
  answer = () => Response.json({ message: "Down" }, { status: 503 });
  await openApp("/account", { ...accountAnswers(), "GET /api/auth/me": () => answer() });
  expect(await screen.findByRole("heading", { name: "Your account could not be loaded" })).toBeDefined();
});

describe("a past humanization in the workspace", () => {
  const { originalText, humanizedText } = entryOf(1);
  const nothing = { text: "", tone: "casual", preserveLength: false, showChanges: false, cleared: false };
  const openEntry = async (draft: Partial<Draft> = {}) => {
    localStorage.setItem(draftKey, JSON.stringify({ ...nothing, rewrite: null, ...draft }));
    await open("/history?entry=entry-1");
    await userEvent.click(await screen.findByRole("button", { name: "Open in the workspace" }));
    return await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Original Text" });
  };
  const output = () => within(screen.getByRole("region", { name: "Humanized Output" }));
  const rewritten = () => document.getElementById("humanized-text")?.textContent;
  const answered = { source: originalText, response: { ...leverage.response, humanizedText, edits: [] } };

  test("stands beside its original, with nothing that the history does not know", async () => {
    const source = await openEntry();
    expect(location.pathname).toBe("/dashboard");
    expect(source.value).toBe(originalText);
    expect(document.activeElement).toBe(source);
    await waitFor(() => expect(rewritten()).toBe(humanizedText));
    expect(output().getByText("This is from your history.")).toBeDefined();
    expect(output().getByText(/^\d+ words$/u)).toBeDefined();
    expect(output().queryByRole("region", { name: "Checks" })).toBeNull();
    expect(output().getByRole("button", { name: "Show changes" }).hasAttribute("disabled")).toBe(true);
    expect(output().getByRole("button", { name: "Copy humanized text" }).hasAttribute("disabled")).toBe(
      false,
    );
  });

  test("gives way to the text and the rewrite that were there, where that is undone", async () => {
    const source = await openEntry({ text: leverage.source, rewrite: leverage });
    await waitFor(() => expect(rewritten()).toBe(humanizedText));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(source.value).toBe(leverage.source);
    await waitFor(() => expect(rewritten()).toBe(leverage.response.humanizedText));
  });

  test("has its changes and checks where the workspace still has them", async () => {
    const source = await openEntry({ text: "Another text", rewrite: answered });
    expect(source.value).toBe(originalText);
    expect(await screen.findByRole("region", { name: "Checks" })).toBeDefined();
    expect(screen.queryByText("This is from your history.")).toBeNull();
  });
});

describe("out of the server's reach", () => {
  const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
  const offline = {
    ...accountAnswers(maya, history),
    "GET /api/auth/me": unreachable,
    "GET /api/history/full": unreachable,
  };

  test("says so where the account would be, and claims no empty history", async () => {
    await openApp("/dashboard", offline);
    expect(await screen.findByText(/^You are offline\. Your plan, numbers and history load/)).toBeDefined();
    const bar = await sidebar();
    expect(await bar.findByText("You are offline")).toBeDefined();
    expect(bar.getByText("Loads when you are back online")).toBeDefined();
    expect(bar.queryByText("No history yet")).toBeNull();
    expect(screen.queryByText("Your account could not be loaded")).toBeNull();
  });

  test("says the same of the history alone", async () => {
    await open("/dashboard", { "GET /api/history/full": unreachable });
    expect(await (await sidebar()).findByText("Loads when you are back online")).toBeDefined();
    expect(await (await numbers()).findByText("Not loaded")).toBeDefined();
  });

  test("says it on a guarded page", async () => {
    await openApp("/account", offline);
    expect(await screen.findByRole("heading", { name: "You are offline" })).toBeDefined();
  });

  test("loads everything by itself when the server is back", async () => {
    let back = false;
    const answers = accountAnswers(maya, history);
    await openApp("/dashboard", {
      ...answers,
      "GET /api/auth/me": () => (back ? Response.json(maya) : unreachable()),
      "GET /api/health": () => (back ? Response.json({ status: "ok" }) : unreachable()),
    });
    expect(await screen.findByText(/^You are offline/)).toBeDefined();
    back = true;
    expect(await (await sidebar()).findByText("maya@example.com", {}, { timeout: 8_000 })).toBeDefined();
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  }, 15_000);
});
