import { type HistoryItem, historyCursor } from "@ai-humanizer/shared";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import { accountAnswers, entryOf, maya } from "@/test/fake-account.ts";
import { createFakeFetch, never } from "@/test/fake-api.ts";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import { renderInApp } from "@/test/render.tsx";
import { HistoryScreen } from "./history-screen.tsx";

type Answers = Parameters<typeof createFakeFetch>[0];

beforeEach(() => {
  localStorage.setItem("ai-humanizer-session", '{"via":"provider","plan":"free"}');
  // jsdom has no layout; the virtual list asks for the window's height.
  vi.stubGlobal("innerHeight", 800);
});

const onReuse = vi.fn<(entry: HistoryItem) => void>();

const entries = (from: number, to: number): HistoryItem[] =>
  Array.from({ length: to - from }, (_, index) => entryOf(from + index));

function setUp({
  history = entries(0, 3),
  answers = {} as Answers,
  clipboard = "allowed" as const,
  path = "/history",
} = {}) {
  const { identity } = createFakeIdentity("maya");
  const platform = createFakePlatform({ clipboard });
  const { fetch, calls } = createFakeFetch({ ...accountAnswers(maya, history), ...answers });
  return {
    calls,
    platform,
    ...renderInApp(<HistoryScreen onReuse={onReuse} />, { fetch, identity, platform, path }),
  };
}

const titles = () =>
  screen.getAllByRole("listitem").flatMap((row) => row.textContent?.match(/Title \d+/u) ?? []);
const row = (index: number) => screen.findByRole("button", { name: new RegExp(`^Title ${index}\\b`, "u") });

test("lists what was humanized, its first 100 characters and how long ago", async () => {
  setUp();
  const first = await row(0);
  const preview = /Humanized text 0\..*…/u.exec(first.textContent ?? "")?.[0] ?? "";
  expect(preview).toContain("Humanized text 0. It reads well.");
  expect(preview.length).toBeLessThanOrEqual(101);
  expect(first.textContent).toMatch(/ago/u);
});

test("previews a text in Markdown without its marks", async () => {
  setUp({ history: [{ ...entryOf(0), humanizedText: "## A plan\n\nIt is **good**." }] });
  expect((await row(0)).textContent).toContain("A plan It is good.");
});

test("has a breadcrumb and the way to the account", async () => {
  setUp();
  const breadcrumb = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(breadcrumb.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/dashboard");
  expect(breadcrumb.getByText("History")).toBeDefined();
  expect(screen.getByRole("link", { name: "Account" }).getAttribute("href")).toBe("/account");
});

test("teaches where there is nothing yet", async () => {
  setUp({ history: [] });
  expect(await screen.findByText(/No history yet/u)).toBeDefined();
});

test("shows an error with its message and can try again", async () => {
  const answer = vi.fn(() => Response.json({ message: "Too busy" }, { status: 503 }));
  const { user } = setUp({ answers: { "GET /api/history": () => answer() } });
  expect(await screen.findByText("Error loading history: Too busy")).toBeDefined();
  answer.mockImplementation(() => Response.json(entries(0, 1)));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await row(0)).toBeDefined();
});

test("asks whoever goes without a token to log in", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { identity } = createFakeIdentity("maya");
  identity.getToken.mockRejectedValue(new Error("offline"));
  const refused = () => Response.json({ message: "Sign in" }, { status: 401 });
  const { fetch } = createFakeFetch({ "GET /api/history": refused });
  renderInApp(<HistoryScreen onReuse={onReuse} />, { fetch, identity, path: "/history" });
  expect(await screen.findByText("Please log in to view your history")).toBeDefined();
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/login");
});

test("loads more from where the page ended, and keeps few rows in the page", async () => {
  const last = entryOf(49);
  const { user } = setUp({
    history: entries(0, 50),
    answers: {
      [`GET /api/history?${new URLSearchParams({ before: historyCursor(last) })}`]: () =>
        Response.json(entries(50, 60)),
    },
  });
  await row(0);
  expect(screen.getAllByRole("listitem").length).toBeLessThan(40);
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Load more" })).toBeNull());
  const items = within(screen.getByRole("list", { name: "Past humanizations" })).getAllByRole("listitem");
  expect(items[0]?.getAttribute("aria-setsize")).toBe("60");
});

test("searches once the typing rests", async () => {
  const { user, calls } = setUp({
    answers: { "GET /api/history?q=maya": () => Response.json(entries(7, 8)) },
  });
  await row(0);
  await user.type(screen.getByRole("searchbox", { name: "Search your history" }), " maya ");
  await waitFor(() => expect(titles()).toEqual(["Title 7"]));
  expect(calls.filter(({ url }) => url.includes("q="))).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  await waitFor(() => expect(titles()).toContain("Title 0"));
});

test("says that nothing was found", async () => {
  const { user } = setUp({ answers: { "GET /api/history?q=zebra": () => Response.json([]) } });
  await row(0);
  await user.type(screen.getByRole("searchbox"), "zebra");
  expect(await screen.findByText("Nothing in your history contains “zebra”.")).toBeDefined();
});

describe("an entry", () => {
  test("opens in full, and from its address", async () => {
    setUp({ path: "/history?entry=entry-1" });
    const dialog = within(await screen.findByRole("dialog", { name: "Title 1" }));
    expect(dialog.getByText(entryOf(1).humanizedText.trim())).toBeDefined();
    expect(dialog.getByText(entryOf(1).originalText.trim())).toBeDefined();
    expect(dialog.getByText(/casual/u)).toBeDefined();
  });

  test("is not deleted by a second Enter", async () => {
    const { user, calls } = setUp();
    (await row(1)).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Title 1" }));
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Copy" }));
    await user.keyboard("{Enter}");
    expect(calls.map(({ method }) => method)).not.toContain("DELETE");
  });

  test.each([
    ["allowed", "Copied!"],
    ["denied", "Failed"],
  ] as const)("is copied where that is %s: '%s' for 1 s", async (clipboard, word) => {
    const platform = createFakePlatform({ clipboard });
    const { identity } = createFakeIdentity("maya");
    const { fetch } = createFakeFetch(accountAnswers(maya, entries(0, 1)));
    const { user } = renderInApp(<HistoryScreen onReuse={onReuse} />, {
      fetch,
      identity,
      platform,
      path: "/history",
    });
    await user.click(await row(0));
    const copy = await screen.findByRole("button", { name: "Copy" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await act(async () => fireEvent.click(copy));
    expect(screen.getByRole("button", { name: word })).toBeDefined();
    act(() => vi.advanceTimersByTime(999));
    expect(screen.getByRole("button", { name: word })).toBeDefined();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole("button", { name: "Copy" })).toBeDefined();
    vi.useRealTimers();
    expect(platform.copied).toEqual(clipboard === "allowed" ? [entryOf(0).humanizedText] : []);
  });
});

describe("deleting", () => {
  const undoUntil = "2025-11-20T13:00:00.000Z";

  test("takes the entry out at once, and undo brings it back to its place", async () => {
    const { user, calls } = setUp({
      answers: {
        "DELETE /api/history/entry-1": () => Response.json({ undoUntil }),
        "POST /api/history/entry-1/restore": () => Response.json(entryOf(1)),
      },
    });
    await row(0);
    await user.click(screen.getByRole("button", { name: "Delete Title 1" }));
    await waitFor(() => expect(titles()).toEqual(["Title 0", "Title 2"]));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(titles()).toEqual(["Title 0", "Title 1", "Title 2"]));
    expect(calls.map(({ method }) => method)).toContain("DELETE");
  });

  test("leaves the keyboard at the entry that takes the place of the deleted one", async () => {
    const answers = {
      "DELETE /api/history/entry-1": () => Response.json({ undoUntil }),
      "DELETE /api/history/entry-2": () => Response.json({ undoUntil }),
    };
    const { user } = setUp({ answers });
    await row(0);
    screen.getByRole("button", { name: "Delete Title 1" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(titles()).toEqual(["Title 0", "Title 2"]));
    const next = await row(2);
    await waitFor(() => expect(document.activeElement).toBe(next));
    // The last one, and from its dialog.
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(titles()).toEqual(["Title 0"]));
    const left = await row(0);
    await waitFor(() => expect(document.activeElement).toBe(left));
  });

  test("does not wait for the server", async () => {
    const { user } = setUp({ answers: { "DELETE /api/history/entry-0": never } });
    await row(0);
    await user.click(screen.getByRole("button", { name: "Delete Title 0" }));
    await waitFor(() => expect(titles()).toEqual(["Title 1", "Title 2"]));
  });

  test("that fails puts the entry back and says why", async () => {
    const { user } = setUp({
      answers: {
        "DELETE /api/history/entry-1": () => Response.json({ message: "Too busy" }, { status: 503 }),
      },
    });
    await row(0);
    await user.click(screen.getByRole("button", { name: "Delete Title 1" }));
    expect(await screen.findByText("Too busy")).toBeDefined();
    expect(titles()).toEqual(["Title 0", "Title 1", "Title 2"]);
  });
});

test("hands an entry over to be worked on again", async () => {
  const { user } = setUp({ path: "/history?entry=entry-1" });
  await user.click(await screen.findByRole("button", { name: "Open in the workspace" }));
  expect(onReuse).toHaveBeenCalledExactlyOnceWith(entryOf(1));
});

test("saves the humanized text as a file", async () => {
  const names: string[] = [];
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => "blob:none", revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = setUp({ path: "/history?entry=entry-1" });
  await user.click(await screen.findByRole("button", { name: "Download" }));
  await waitFor(() => expect(names).toEqual(["humanized-text-1-it-reads-well-humanized.txt"]));
});
