import { isEnglishWord } from "../../document/tagging/vocabulary.ts";
import type { HiddenCharacter } from "./hidden-character.ts";
import { hasForeign, isCompatible, toLatin } from "./homoglyphs.ts";
import { unmask } from "./unmask.ts";

/** Letters, with the numerals and the circled and squared letters that may stand among them. */
const words = /[\p{L}\p{M}\u2160-\u217F\u212E\u24B6-\u24E9\u{1F130}-\u{1F149}]+/gu;
/** Letters that may stand for a plain one: phonetic, raised, of symbols, numerals, circled, mathematical, squared. */
const special =
  /[ı℮\u0250-\u02FF\u1D00-\u1DBF\u2071-\u209C\u2100-\u217F\u24B6-\u24E9\uA730\uA731\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F149}]/u;
/** Looked after elsewhere, or a sign of its own: ligatures, wide letters, ℹ. */
const apart = /[\uFB00-\uFB06\uFF01-\uFF5E\u2139]/;
/** Letters of phonetic alphabets, small capitals and the dotless i: they also stand where they belong. */
const phonetic = /[ı\u0250-\u02AFˈˌː℮\u1D00-\u1D22\uA730\uA731]/u;
const raised = /\p{Lm}/u;
const latinWord = /^[\p{Script=Latin}\p{M}]+$/u;
const romanNumeral = /^[\u2160-\u217F]+$/;
/** "The 𝑛th term": a variable with an ending. */
const ordinal = /^\P{ASCII}(?:st|nd|rd|th|s)$/u;
const mixed = /[A-Za-z]{2}/;
const insideWord = /[a-z]\P{ASCII}+[a-z]/u;
const operatorBefore = /[=+−×÷^_<>≤≥≈≠∈∑∏√∫∂∇]\s*$/;
const operatorAfter = /^\s*[=+−×÷^_<>≤≥≈≠∈]/;
const transcription = /[[/ˈˌː]$/;
const endOfTranscription = /^[\]/ˈˌː]/;
const turkish = /[ğşçöüİĞŞ]/;
const digits = /[\u{1D7CE}-\u{1D7FF}]+/gu;

interface StyledWord {
  readonly letters: string;
  readonly index: number;
  readonly plain: string;
  readonly size: number;
  /** Whether it reads as an English word once its letters are plain. */
  readonly isKnown: boolean;
}

const plainOf = (letter: string): string => (apart.test(letter) ? letter : toLatin(letter));

function read({ 0: letters, index }: RegExpExecArray): StyledWord {
  const plain = [...letters].map(plainOf).join("");
  const isKnown = plain !== letters && latinWord.test(plain) && isEnglishWord(plain.toLowerCase());
  return { letters, index, plain, size: letters.match(/\P{M}/gu)?.length ?? 0, isKnown };
}

/**
 * Words in mathematical, circled, raised or phonetic letters, or with such letters among plain ones, that read as
 * English words. Variables, numerals, transcriptions and words of other languages stay.
 */
export function findStyledWords(text: string): HiddenCharacter[] {
  if (!special.test(text)) return [];
  const found = [...text.matchAll(words)]
    .filter(({ 0: letters }) => special.test(letters) && !hasForeign(letters))
    .map(read);
  const inPhonetic = found.filter(({ letters }) => phonetic.test(letters));
  const styled = found.filter(
    ({ letters }) => !phonetic.test(letters) && !romanNumeral.test(letters) && [...letters].some(isStyled),
  );
  const { disguised, isThroughout } = ofStyled(styled, text);
  return [...ofPhonetic(inPhonetic, text), ...disguised]
    .flatMap(({ letters, index }) => unmask(letters, index, plainOf))
    .concat(findDigits(text, isThroughout));
}

const isStyled = (letter: string): boolean => isCompatible(letter) && !apart.test(letter);

/** Known words, where they are more than the others in such letters: else the text has transcriptions, or Turkish. */
function ofPhonetic(found: readonly StyledWord[], text: string): readonly StyledWord[] {
  const known = found.filter(({ isKnown, size }) => isKnown && size > 1);
  const others = found.filter(({ isKnown, letters }) => !isKnown && /^\P{Lu}/u.test(letters));
  if (known.length <= others.length) return [];
  return known.filter(({ letters, index }) => {
    const end = index + letters.length;
    if (transcription.test(text.charAt(index - 1)) || endOfTranscription.test(text.charAt(end))) return false;
    return !letters.includes("ı") || !turkish.test(text.slice(Math.max(0, index - 24), end + 24));
  });
}

/** Disguised words among those in styled letters, and whether the text is disguised in them throughout. */
function ofStyled(styled: readonly StyledWord[], text: string) {
  const single = styled.filter(({ letters, size }) => size === 1 && /^\p{L}/u.test(letters));
  const articles = single.filter(({ plain }) => /^[AaI]$/.test(plain));
  const several = styled.filter(
    ({ size, letters }) => size > 1 && ![...letters].some((each) => raised.test(each)),
  );
  const known = several.filter(({ isKnown }) => isKnown).length;
  // In a text of formulas even a word in such letters is a function's name: "𝑙𝑜𝑔 𝑛".
  const isFormal = single.length - articles.length >= Math.max(known, 1);
  const sure = styled.filter((each) => isSure(each, text, isFormal));
  const isThroughout = sure.length > 0 && !isFormal && known > several.length - known;
  const disguised = isThroughout ? [...new Set([...sure, ...several, ...articles])] : sure;
  return { disguised, isThroughout };
}

function isSure({ letters, index, size, isKnown }: StyledWord, text: string, isFormal: boolean): boolean {
  const all = [...letters];
  if (all.some((letter) => raised.test(letter)))
    return (
      isKnown && size > 2 && all.every((letter) => raised.test(letter)) && !/\w$/.test(text.charAt(index - 1))
    );
  if (insideWord.test(letters)) return true;
  if (!isKnown || size < 3 || ordinal.test(letters) || (isFormal && !mixed.test(letters))) return false;
  const end = index + letters.length;
  return (
    !operatorBefore.test(text.slice(Math.max(0, index - 4), index)) &&
    !operatorAfter.test(text.slice(end, end + 4))
  );
}

/** Mathematical digits, where they make a number; one that stands alone may be a symbol. */
const findDigits = (text: string, isThroughout: boolean): HiddenCharacter[] =>
  [...text.matchAll(digits)].flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    const isNumber =
      [...run].length > 1 || /\d/.test(text.slice(Math.max(0, index - 1), index) + text.charAt(end));
    return isNumber || isThroughout ? unmask(run, index, (digit) => digit.normalize("NFKC")) : [];
  });
