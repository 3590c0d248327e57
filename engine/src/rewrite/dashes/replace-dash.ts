import type { Sentence } from "../../document/types.ts";

/** "the + and – buttons", "press – to dim": a dash that stands for minus. */
const isMinus = ({ tokens }: Sentence, at: number): boolean =>
  /^(button|key|sign|symbol|icon|terminal|pole)s?$/.test(tokens[at + 1]?.lower ?? "") ||
  tokens.slice(Math.max(0, at - 3), at + 4).some(({ text }) => text === "+") ||
  /^(press|tap|hit|push)$/.test(tokens[at - 1]?.lower ?? "");

/** The edit that puts a mark in place of the dash and the spaces around it; null where the dash must stay. */
export function around(
  sentence: Sentence,
  at: number,
  mark: string,
  source: string,
): { start: number; end: number; replacement: string } | null {
  const before = sentence.tokens[at - 1];
  const dash = sentence.tokens[at];
  const after = sentence.tokens[at + 1];
  if (!before || !dash || !after || dash.protected !== null) return null;
  const gap = source.slice(before.end, after.start);
  // "grades K–12", "a lutz–toe jump": a span or a compound.
  if (gap === "–" || isMinus(sentence, at)) return null;
  // "the Cold War—era split": the long hyphen of a compound.
  if (/^(era|style|type|level)$/.test(after.lower) && !/\s/.test(gap)) return null;
  // "**Within reach** – The case …": a label, like those of the items beside it.
  if (before.text === "**") return null;
  return /[\n\r]/.test(gap) ? null : { start: before.end, end: after.start, replacement: mark };
}

/** Why an edit changes dashes. */
export const reason = "machines set dashes far more often than people";

/** Readers know machines by their dashes first, though to detectors a dash is as much a newspaper's. */
export const prior = 40;
