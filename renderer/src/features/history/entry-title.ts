import { type HistoryItem, openingOf } from "@ai-humanizer/shared";

const breakOff = /[,;:–—-]$/u;

/** An entry's title, with an ellipsis where it is the first words of the text's opening and that goes on. */
export function entryTitle({ title, originalText }: Pick<HistoryItem, "title" | "originalText">): string {
  const opening = openingOf(originalText);
  const goesOn = opening.length > title.length ? !/[.!?]$/u.test(title) : breakOff.test(title);
  return goesOn && opening.startsWith(title) ? `${title.replace(breakOff, "")}…` : title;
}
