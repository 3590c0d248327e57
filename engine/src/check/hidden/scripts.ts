/**
 * Real letters only: fillers and other invisible characters carry the name of a script as well, and would license
 * themselves.
 */
const real = String.raw`(?=[\p{L}\p{M}])(?!\p{Default_Ignorable_Code_Point})`;

const anyOf = (scripts: string): string =>
  `${real}[${scripts
    .split(" ")
    .map((script) => String.raw`\p{Script=${script}}`)
    .join("")}]`;

/** A letter of a script written from right to left. */
export const rightToLeft = new RegExp(
  anyOf("Hebrew Arabic Syriac Thaana Nko Samaritan Mandaic Adlam Hanifi_Rohingya"),
  "u",
);

/** A letter, marks included, of a script whose letters take joiners, at the end of a text. */
export const endsInJoining = new RegExp(
  String.raw`${anyOf(
    "Arabic Syriac Mandaic Nko Adlam Mongolian Phags_Pa Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Khmer Myanmar Balinese Javanese",
  )}\p{M}*$`,
  "u",
);

export const endsInHan = new RegExp(`${anyOf("Han")}$`, "u");
export const endsInKhmer = new RegExp(`${anyOf("Khmer")}$`, "u");
export const endsInMongolian = new RegExp(`${anyOf("Mongolian")}$`, "u");
/** A hieroglyph with the controls that place its parts; one control does not license another. */
export const endsInHieroglyph = /(?=\p{L})\p{Script=Egyptian_Hieroglyphs}[\u{13430}-\u{1345F}]*$/u;

/** Parts of Korean syllables, beside which a filler stands for a part that is missing. */
const jamo = String.raw`(?![\u115F\u1160\u3164\uFFA0])[\u1100-\u11FF\u3131-\u318E\uA960-\uA97C\uD7B0-\uD7FB\uFFA1-\uFFDC]`;
export const endsInJamo = new RegExp(`${jamo}$`, "u");
export const startsWithJamo = new RegExp(`^${jamo}`, "u");

const eastAsian = String.raw`(?:${anyOf("Han Hiragana Katakana Hangul Bopomofo")}|[\u3001-\u303F])`;
const wide = String.raw`[\uFF01-\uFF65\s]`;
const endsInEastAsian = new RegExp(`${eastAsian}${wide}*$`, "u");
const startsWithEastAsian = new RegExp(`^${wide}*${eastAsian}`, "u");
const reach = 32;

/** Whether a stretch stands beside Chinese, Japanese or Korean letters, wide letters, signs and spaces apart. */
export const isBesideEastAsian = (text: string, start: number, end: number): boolean =>
  endsInEastAsian.test(text.slice(Math.max(0, start - reach), start)) ||
  startsWithEastAsian.test(text.slice(end, end + reach));
