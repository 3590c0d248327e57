import { leadingAbbreviations, numberAbbreviations } from "../../document/abbreviations.ts";
import { isKnownWord } from "../../document/tagging/vocabulary.ts";
import type { HiddenCharacter } from "./hidden-character.ts";
import { endsInJamo, isBesideEastAsian, startsWithJamo } from "./scripts.ts";

/** Spaces of other widths, spaces that do not break, and letters that are blank: Braille's, Hangul's. */
const oddSpaces =
  /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000\u3164\uFFA0]+(?:[ \t]+[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000\u3164\uFFA0]+)*/g;
const blankLetter = /^[\u2800\u3164\uFFA0]$/;
const noBreak = /^[\u00A0\u2007\u202F]$/;
const separators = /[\v\f\u0085\u2028\u2029]+/g;

/** So many no-break spaces that nothing asks for, in a text and among its spaces, are no typesetter's. */
const trick = { least: 3, share: 0.25 };

interface Found extends HiddenCharacter {
  /** Whether what stands beside it asks for such a space: a unit, an initial, French punctuation. */
  readonly isAskedFor: boolean;
  readonly isNoBreak: boolean;
}

/** Odd spaces, which become plain ones, and separators of other systems, which become line ends. */
export function findSpaces(text: string): HiddenCharacter[] {
  const found = [...text.matchAll(oddSpaces)].flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    if (isBesideEastAsian(text, index, end) || isLetterPart(text, index, end)) return [];
    const isAskedFor =
      run.length === 1 &&
      isTypeset(run, text.slice(Math.max(0, index - 12), index), text.slice(end, end + 1));
    return [
      {
        start: index,
        end,
        replacement: blankLetter.test(run) ? gapAt(text, index, end) : spaceAt(text, index, end),
        reason: "An unusual space became an ordinary one.",
        isAskedFor,
        isNoBreak: noBreak.test(run),
      } satisfies Found,
    ];
  });
  const isTrick = isNoBreakThroughout(text, found);
  return [...found.filter(({ isAskedFor }) => isTrick || !isAskedFor), ...findSeparators(text)];
}

/** Whether blanks stand for parts of letters: among Korean jamo, in Braille. */
const isLetterPart = (text: string, start: number, end: number): boolean => {
  const [before, after] = [text.slice(Math.max(0, start - 1), start), text.slice(end, end + 1)];
  if (/^\u2800+$/.test(text.slice(start, end))) return /[\u2801-\u28FF]/.test(before + after);
  return (
    end === start + 1 &&
    /[\u3164\uFFA0]/.test(text.charAt(start)) &&
    (endsInJamo.test(before) || startsWithJamo.test(after))
  );
};

function isTypeset(space: string, before: string, after: string): boolean {
  // A thin space groups digits and parts a number from its unit.
  if (/[\u2007-\u2009\u202F]/.test(space) && /\d$/.test(before)) return true;
  if (/[\u00A0\u2009\u202F]/.test(space) && (/^[;:!?»›%]/.test(after) || /[«‹]$/.test(before))) return true;
  if (!noBreak.test(space)) return false;
  const last = (/[\p{L}.]+$/u.exec(before)?.[0] ?? "").toLowerCase().replace(/\.$/, "");
  return (
    /\d$/.test(before) ||
    /^\d/.test(after) ||
    (last.length === 1 && space === "\u00A0") ||
    leadingAbbreviations.has(last) ||
    numberAbbreviations.has(last)
  );
}

function isNoBreakThroughout(text: string, found: readonly Found[]): boolean {
  const unasked = found.filter(({ isAskedFor, isNoBreak }) => isNoBreak && !isAskedFor).length;
  if (unasked < trick.least) return false;
  return unasked > trick.share * (text.match(/\s+/gu)?.length ?? 0);
}

/** One space for a run of odd ones, and none where there is white space beside it or nothing. */
const spaceAt = (text: string, start: number, end: number): string =>
  /\S/.test(text.charAt(start - 1)) && /\S/.test(text.charAt(end)) ? " " : "";

/** What stands for a blank letter: nothing inside a word that it tore apart, else a space. */
function gapAt(text: string, start: number, end: number): string {
  const head = /\p{L}+$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0].toLowerCase() ?? "";
  const tail = /^\p{L}+/u.exec(text.slice(end, end + 40))?.[0].toLowerCase() ?? "";
  const isTorn = isKnownWord(head + tail) && !(isKnownWord(head) && isKnownWord(tail));
  return head !== "" && tail !== "" && isTorn ? "" : spaceAt(text, start, end);
}

function findSeparators(text: string): HiddenCharacter[] {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  return [...text.matchAll(separators)].map(({ 0: run, index: start }) => {
    const end = start + run.length;
    const isAtLineEnd = /[\r\n]/.test(text.charAt(start - 1) + text.charAt(end));
    const ends = isAtLineEnd ? 0 : run.length > 1 || run === "\u2029" ? 2 : 1;
    return {
      start,
      end,
      replacement: newline.repeat(ends),
      reason: "An unusual line separator became an ordinary line end.",
    };
  });
}
