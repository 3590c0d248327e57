import type { Note } from "@ai-humanizer/engine";
import type { Finished } from "./resolve.ts";

/** What the report tells of sentences that the model did not get right, and of the engine standing in. */
export function notesOf(finished: readonly Finished[], fallback: boolean): Note[] {
  const sum = (of: keyof Finished["counts"]) => finished.reduce((total, { counts }) => total + counts[of], 0);
  const [engine, original] = [sum("engine"), sum("original")];
  const texts: string[] = [];
  if (fallback)
    texts.push("The language model failed partway through; the embedded engine rewrote the rest.");
  if (engine > 0)
    texts.push(
      `${passages(engine)} by the language model did not pass the checks; the embedded engine rewrote ${them(engine)}.`,
    );
  if (original > 0)
    texts.push(`${passages(original)} by the language model did not pass the checks; the original was kept.`);
  return texts.map((text) => ({ code: "rewriter", text }));
}

const passages = (count: number) => (count === 1 ? "1 rewrite" : `${count} rewrites`);
const them = (count: number) => (count === 1 ? "that passage" : "those passages");
