import { expect, test } from "vitest";
import { useLiveText } from "./live-text-store.ts";

const now = () => {
  const { final, draft, done } = useLiveText.getState();
  return { final, draft, done };
};

test("grows by drafts, which final text takes the place of", () => {
  const { take, reset } = useLiveText.getState();
  reset();
  take({ type: "progress", phase: "writing", done: 0.2 });
  take({ type: "draft", from: 0, text: "We use" });
  take({ type: "draft", from: 6, text: " tools" });
  expect(now()).toEqual({ final: "", draft: "We use tools", done: 0.2 });
  take({ type: "draft", from: 3, text: "need" });
  expect(now().draft).toBe("We need");
  take({ type: "sentences", text: "We need tools. " });
  take({ type: "draft", from: 0, text: "And" });
  expect(now()).toMatchObject({ final: "We need tools. ", draft: "And" });
  reset();
  expect(now()).toEqual({ final: "", draft: "", done: 0 });
});
