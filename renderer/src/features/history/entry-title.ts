import type { HistoryItem } from "@ai-humanizer/shared";

/** An entry's title, with an ellipsis where it is the text's first words and the text goes on. */
export function entryTitle({ title, originalText }: Pick<HistoryItem, "title" | "originalText">): string {
  const text = originalText.replaceAll(/\s+/gu, " ").trim();
  const cut = text.length > title.length && text.startsWith(title) && !/[.!?]$/u.test(title);
  return cut ? `${title.replace(/[,;:–—-]$/u, "")}…` : title;
}
