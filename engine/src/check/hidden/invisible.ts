import type { HiddenCharacter } from "./hidden-character.ts";
import {
  endsInHan,
  endsInHieroglyph,
  endsInJamo,
  endsInJoining,
  endsInKhmer,
  endsInMongolian,
  rightToLeft,
  startsWithJamo,
} from "./scripts.ts";

// Line ends and blanks are the business of `spaces.ts`; the number signs of Arabic are format characters that show.
const invisible =
  /(?![\t\n\v\f\r\u0085\u2028\u2029\u3164\uFFA0\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC\u{1D159}]/gu;
const flagOfRegion =
  /\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}/gu;
/** Marks of direction; overrides turn letters round that are not written so, in any script. */
const direction = /^[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]$/;

interface Need {
  readonly what: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** Invisible characters that scripts and emoji need, with what must stand before and after them. */
const needs: readonly Need[] = [
  { what: /^[\u200C\u200D]$/, before: endsInJoining },
  {
    what: /^\u200D$/,
    before: /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?$/u,
    after: /^\p{Extended_Pictographic}/u,
  },
  { what: /^[\uFE0E\uFE0F]$/, before: /\p{Extended_Pictographic}$/u },
  { what: /^\uFE0F$/, before: /[#*\d]$/, after: /^\u20E3/ },
  {
    what: /^[\uFE00-\uFE02]$/,
    before:
      /[\u2200-\u22FF\u2A00-\u2AFF\u3001-\u303F\uFF01\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F\p{Script=Myanmar}\p{Script=Phags_Pa}]$/u,
  },
  { what: /^[\uFE00-\uFE02\u{E0100}-\u{E01EF}]$/u, before: endsInHan },
  { what: /^[\u180B-\u180F]$/, before: endsInMongolian },
  { what: /^[\u17B4\u17B5]$/, before: endsInKhmer },
  { what: /^[\u115F\u1160]$/, before: endsInJamo },
  { what: /^[\u115F\u1160]$/, after: startsWithJamo },
  { what: /^[\u{13430}-\u{1345F}]$/u, before: endsInHieroglyph },
];

const isNeeded = (character: string, before: string, after: string): boolean =>
  needs.some(
    (need) =>
      need.what.test(character) && (need.before?.test(before) ?? true) && (need.after?.test(after) ?? true),
  );

/** Whether there are letters from right to left in the line at an offset; asked with ascending offsets. */
function lineCursor(text: string): (offset: number) => boolean {
  let end = -1;
  let isRightToLeft = false;
  return (offset) => {
    if (offset > end) {
      const start = text.lastIndexOf("\n", offset - 1) + 1;
      const next = text.indexOf("\n", offset);
      end = next < 0 ? text.length : next;
      isRightToLeft = rightToLeft.test(text.slice(start, end));
    }
    return isRightToLeft;
  };
}

const latinEnd = /\p{Script=Latin}$/u;
const latinStart = /^\p{Script=Latin}/u;

/** Characters that no reader sees and nothing around them needs. */
export function findInvisible(text: string): HiddenCharacter[] {
  const flags = [...text.matchAll(flagOfRegion)].map(({ 0: flag, index }) => [index, index + flag.length]);
  const isInRightToLeft = lineCursor(text);
  return [...text.matchAll(invisible)].flatMap(({ 0: character, index: start }) => {
    const end = start + character.length;
    const before = text.slice(Math.max(0, start - 8), start);
    const after = text.slice(end, end + 2);
    const turns =
      direction.test(character) &&
      !(latinEnd.test(before) && latinStart.test(after)) &&
      isInRightToLeft(start);
    if (turns || isNeeded(character, before, after)) return [];
    if (flags.some(([from = 0, to = 0]) => start > from && end <= to)) return [];
    return [{ start, end, replacement: "", reason: "An invisible character was removed." }];
  });
}
