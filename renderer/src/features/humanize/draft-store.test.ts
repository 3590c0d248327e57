import { beforeEach, expect, test, vi } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { shownRewrite, useDraft } from "./draft-store.ts";

const key = "ai-humanizer-draft";

/** The draft as a fresh page load finds it. */
async function reload() {
  vi.resetModules();
  return (await import("./draft-store.ts")).useDraft.getState();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

test("a new rewrite begins with all of its changes", () => {
  useDraft.getState().pressChange(1);
  useDraft.getState().setRewrite(leverage);
  expect(useDraft.getState().presses).toEqual([]);
});

test("is the tab's own after a reload, and the latest in a new tab", async () => {
  useDraft.getState().setText("Mine");
  localStorage.setItem(key, (localStorage.getItem(key) ?? "").replace("Mine", "Another tab's"));
  expect(await reload()).toMatchObject({ text: "Mine" });
  sessionStorage.clear();
  expect(await reload()).toMatchObject({ text: "Another tab's" });
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
