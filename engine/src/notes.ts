/** What a reader is told beside the result, in plain sentences. */
import { assistantTalk } from "./check/assistant-talk.ts";
import { countWords } from "./check/length.ts";
import { minimumRewrittenWords, minimumWords } from "./detect/index.ts";
import type { Document } from "./document/types.ts";
import { languageName } from "./language/language-name.ts";
import type { Detection, Edit, Note, Tone } from "./types.ts";

/** Of an assistant's words to its user, which are no part of a text and yet not ours to take out. */
export function noteOnTalk(result: string): Note[] {
  const words = assistantTalk(result);
  if (words === null) return [];
  const text = `“${words}” is an assistant talking to you: take that out yourself.`;
  return [{ code: "assistant-talk", text }];
}

/** What was done in a text for the sake of its tone. */
export interface ToneChange {
  readonly asked: Tone;
  /** The tone it was written in. */
  readonly tone: Tone;
  /** Whether some edit was made only because of the tone. */
  readonly isToned: boolean;
}

/** Of a tone that did not do what its name says. */
export function noteOnTone({ asked, tone, isToned }: ToneChange, edits: readonly Edit[]): Note[] {
  if (tone !== asked) {
    const text = "The text is formal throughout, so nothing colloquial was added.";
    return [{ code: "formal-kept", text }];
  }
  if (tone === "casual" || isToned || edits.length === 0) return [];
  return [{ code: "tone-met", text: `Nothing in this text needed changing for the ${tone} tone.` }];
}

/** The share of a text's letters and signs from which on it counts as code. */
const codeShare = 0.8;

/** Why a text was left as it is: all of it is code, or there is nothing better to put in its place. */
export function noteOnNothing({ source, protectedSpans }: Document): Note {
  const length = (text: string) => text.replaceAll(/\s/gu, "").length;
  const code = protectedSpans
    .filter(({ kind }) => kind === "code")
    .reduce((sum, { start, end }) => sum + length(source.slice(start, end)), 0);
  return code > 0 && code >= codeShare * length(source)
    ? { code: "left-as-code", text: "This is code or HTML, which is left as it is. Paste the text itself." }
    : {
        code: "nothing-better",
        text: "Nothing was changed: no rewrite was clearly better than the original.",
      };
}

/** A text below reads as human-written, one above may be flagged. */
const likelihood = { human: 0.3, machine: 0.7 };

/** Of how little was changed, and of what may still be flagged. `before` and `after` are detection probabilities. */
export function notesOnChange(
  edits: readonly Edit[],
  before: number | null,
  after: number | null,
  isToneSet: boolean,
): Note[] {
  const notes: Note[] = [];
  if (edits.length > 0 && before !== null && before < likelihood.human)
    notes.push({
      code: isToneSet ? "little-but-tone-changed" : "little-changed",
      text: `This text already reads as human-written, so little ${isToneSet ? "besides its tone " : ""}was changed.`,
    });
  if (after !== null && after > likelihood.machine)
    notes.push({
      code: "may-be-flagged",
      text: "A detector may still flag the result: the rest could not be changed safely.",
    });
  return notes;
}

/** Of scores that are missing, or less sure than others. */
export function noteOnScores(source: string, result: string, before: Detection, after: Detection): Note[] {
  if (before.probability === null)
    return [{ code: "unscored", text: whyUnscored(source, before, minimumWords) }];
  if (after.probability === null)
    return [{ code: "unscored", text: whyUnscored(result, after, minimumRewrittenWords) }];
  if (after.words >= minimumWords) return [];
  const text = `The result has fewer than ${minimumWords} words of prose, so its score is less certain.`;
  return [{ code: "less-certain", text }];
}

/** Why a text has no score, in the count that its reader sees, or in the detector's where that is another. */
function whyUnscored(text: string, { words }: Detection, least: number): string {
  if (countWords(text) < least) return `Texts of fewer than ${least} words are too short to score.`;
  return `There is too little running prose to score: ${words} words, not counting headings, list items and code, and at least ${least} are needed.`;
}

/** Of what is not checked in a text in another language than English, given by its code. */
export const noteOnLanguage = (language: string): Note => ({
  code: "other-language",
  text: `This text is in ${languageName(language)}. Negations, modal verbs, names, number words and grammar are checked in English texts only, and so are the six checks and the likelihood.`,
});
