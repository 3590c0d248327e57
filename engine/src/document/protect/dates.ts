import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";

const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)";
const surely = "(?:January|February|April|June|July|August|September|October|November|December)";
const weekday = "(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?";
const day = "\\d{1,2}(?:st|nd|rd|th)?";
const year = "\\d{4}";

const patterns = [
  `\\b(?:${weekday},?\\s)?${month}\\s${day}(?:\\s?[–-]\\s?${day})?(?:,?\\s${year})?\\b`,
  `\\b(?:${weekday},?\\s)?(?:the\\s)?${day}\\s(?:of\\s)?${month}(?:,?\\s${year})?(?!\\p{L})`,
  `\\b${month},?\\s(?:of\\s)?${year}\\b`,
  `(?:\\b(?:early|mid|late)[-\\s])?(?:the\\s)?(?<!\\p{L})(?:\\d{3}0|['’]?\\d0)s\\b`,
  `\\b\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.Z+-]+)?\\b`,
  `\\b\\d{1,2}[/.]\\d{1,2}[/.](?:\\d{4}|\\d{2})\\b`,
  `\\b\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?(?:[ap]\\.?m\\b\\.?|[AP]M\\b))?`,
  `\\b(?:1[0-9]|20)\\d\\d(?:\\s?[–-]\\s?(?:\\d{4}|\\d{2}))?\\b(?:\\s(?:BCE?|AD|CE)\\b)?`,
  `\\b\\d{1,2}(?:st|nd|rd|th)[-\\s]century\\b`,
  `\\bQ[1-4](?:\\s${year})?\\b`,
  `\\b${surely}\\b`,
  `\\b${weekday}\\b`,
  `(?<=\\b(?:in|since|until|by|last|next|this|during|from|to|early|late|mid)\\s)(?:March|May)\\b(?!\\s\\p{Ll}+ed)`,
].map((source) => new RegExp(source, "gu"));

/** Dates, years, decades, clock times, months and days of the week. */
export function findDates(text: string): ProtectedSpan[] {
  return patterns.flatMap((pattern) => matchSpans(text, pattern, "date"));
}
