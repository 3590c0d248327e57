import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { carryToDetector } from "@/lib/carried-text.ts";
import { noteSignOut } from "@/lib/session/session-hint.ts";
import { leverage } from "@/test/fake-api.ts";
import { shownRewrite, useDraft } from "./draft-store.ts";
import { noteOver, noteRun } from "./unanswered-run.ts";

const key = "ai-humanizer-draft";

const leave = () => dispatchEvent(new Event("pagehide"));
const written = () => localStorage.getItem(key) ?? "";

/** The draft as a fresh page load finds it. */
async function reload() {
  leave();
  vi.resetModules();
  return (await import("./draft-store.ts")).useDraft.getState();
}

test("survives a reload, rewrite and all", async () => {
  const draft = useDraft.getState();
  draft.setText(leverage.source);
  draft.setTone("conversational");
  draft.setPreserveLength(true);
  draft.setRewrite(leverage);
  draft.pressChange(1);
  expect(await reload()).toMatchObject({
    text: leverage.source,
    tone: "conversational",
    preserveLength: true,
    rewrite: leverage,
    presses: [1],
  });
});

describe("while it is typed", () => {
  const text = "A sentence typed at ten letters a second, so that it takes about seven seconds.";

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is written a few times a second", () => {
    const write = vi.spyOn(Storage.prototype, "setItem");
    for (let letters = 1; letters <= text.length; letters += 1) {
      useDraft.getState().setText(text.slice(0, letters));
      vi.advanceTimersByTime(100);
    }
    const seconds = text.length / 10;
    // Once for the tab and once for the browser.
    expect(write.mock.calls.length / 2).toBeLessThan(4 * seconds);
    vi.advanceTimersByTime(500);
    expect(JSON.parse(written())).toMatchObject({ text });
    write.mockClear();
    vi.advanceTimersByTime(60_000);
    expect(write).not.toHaveBeenCalled();
  });

  test.each([
    ["left", leave],
    ["hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is written at once when the page is %s", (_, happens) => {
    useDraft.getState().setText(text);
    expect(written()).not.toContain(text);
    happens();
    expect(written()).toContain(text);
  });

  test("a tab that has nothing new to write leaves what another has written", () => {
    useDraft.getState().setText(text);
    leave();
    localStorage.setItem(key, "Another tab's");
    leave();
    expect(written()).toBe("Another tab's");
  });
});

test("is gone from the storage as soon as it is forgotten", () => {
  useDraft.getState().setText("A secret.");
  leave();
  carryToDetector("Another secret.");
  noteRun({ kind: "guest" }, { text: "A secret.", tone: "casual", preserveLength: false, mode: "standard" });
  noteOver();
  expect(written()).toContain("secret");
  useDraft.getState().reset();
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("secret");
});

test("a new rewrite begins with all of its changes", () => {
  useDraft.getState().pressChange(1);
  useDraft.getState().setRewrite(leverage);
  expect(useDraft.getState().presses).toEqual([]);
});

test("keeps a rewrite of which only the text is known", async () => {
  const past = { source: leverage.source, response: { humanizedText: leverage.response.humanizedText } };
  useDraft.getState().setRewrite(past);
  expect((await reload()).rewrite).toEqual(past);
});

test("is the tab's own after a reload, and the latest in a new tab", async () => {
  useDraft.getState().setText("Mine");
  leave();
  localStorage.setItem(key, written().replace("Mine", "Another tab's"));
  expect(await reload()).toMatchObject({ text: "Mine" });
  sessionStorage.clear();
  expect(await reload()).toMatchObject({ text: "Another tab's" });
});

test("is forgotten by a tab that was asleep when the user signed out, and a guest's text since is kept", async () => {
  useDraft.getState().setText("A user's own words.");
  leave();
  localStorage.removeItem(key);
  noteSignOut();
  vi.resetModules();
  const { useDraft: later } = await import("./draft-store.ts");
  expect(later.getState().text).toBe("");
  later.getState().setText("A guest's words.");
  leave();
  localStorage.removeItem(key);
  expect((await reload()).text).toBe("A guest's words.");
});

test("starts empty from what it cannot read", async () => {
  localStorage.setItem(key, '{"text":1}');
  expect(await reload()).toMatchObject({ text: "", tone: "casual", rewrite: null });
});

test("hides the rewrite after Clear until its source is back", () => {
  const draft = useDraft.getState();
  const shown = () => shownRewrite(useDraft.getState());
  draft.setText(leverage.source);
  draft.setRewrite(leverage);
  expect(shown()).toEqual(leverage);
  draft.hideRewrite();
  draft.setText("");
  expect(shown()).toBeNull();
  draft.setText("Something else");
  expect(shown()).toBeNull();
  draft.setText(leverage.source);
  expect(shown()).toEqual(leverage);
});

test("keeps the rewrite while its source is edited", () => {
  const draft = useDraft.getState();
  draft.setText(leverage.source);
  draft.setRewrite(leverage);
  draft.setText(`${leverage.source} More.`);
  expect(shownRewrite(useDraft.getState())).toEqual(leverage);
});
