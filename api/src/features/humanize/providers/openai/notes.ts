import type { Finished } from "./resolve.ts";

/** What the report tells of sentences that the model did not get right, and of the engine standing in. */
export function notesOf(finished: readonly Finished[], fallback: boolean): string[] {
  const sum = (of: keyof Finished["counts"]) => finished.reduce((total, { counts }) => total + counts[of], 0);
  const [engine, original] = [sum("engine"), sum("original")];
  const notes: string[] = [];
  if (fallback)
    notes.push("The language model failed partway through; the embedded engine rewrote the rest.");
  if (engine > 0)
    notes.push(
      `${passages(engine)} by the language model did not pass the checks; the embedded engine rewrote ${them(engine)}.`,
    );
  if (original > 0)
    notes.push(`${passages(original)} by the language model did not pass the checks; the original was kept.`);
  return notes;
}

const passages = (count: number) => (count === 1 ? "1 rewrite" : `${count} rewrites`);
const them = (count: number) => (count === 1 ? "that passage" : "those passages");
