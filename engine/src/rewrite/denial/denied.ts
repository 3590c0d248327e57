import type { Sentence, Token } from "../../document/types.ts";
import { wordAt } from "../clause.ts";

export const pronoun = /^(it|they|this|that|he|she|we|you|these|those)$/;

/** "is", "'re": which of them a token is as the verb of its clause; null for another word. */
export function formOfBe({ lower }: Token): "is" | "are" | "was" | "were" | null {
  const found = /^(is|are|was|were)(?:n['’]t)?$/.exec(lower)?.[1];
  if (found) return found as "is" | "are" | "was" | "were";
  const short = /^(?:it|he|she|this|that|they|we|you)['’](s|re)$/.exec(lower)?.[1];
  return short === undefined ? null : short === "s" ? "is" : "are";
}

/** The subject that is written in one with its verb: "it" of "it's". */
export const ownSubject = ({ lower }: Token): string | null =>
  /^(\p{L}+)['’](?:s|re)$/u.exec(lower)?.[1] ?? null;

/** Whether a token is a form of "be" with its "not": "isn't", "is not". */
export function isDeniedAt(sentence: Sentence, at: number): boolean {
  const verb = sentence.tokens[at];
  return (
    verb !== undefined &&
    formOfBe(verb) !== null &&
    (isContracted(verb) || wordAt(sentence, at + 1) === "not")
  );
}

const isContracted = ({ lower }: Token): boolean => /n['’]t$/.test(lower);

/** What a sentence denies with one "not": "isn't just about speed". */
export interface Denial {
  readonly be: "is" | "are" | "was" | "were";
  /** The index of its form of "be", written in one with "not" or not. */
  readonly at: number;
  /** Where what is denied begins, behind "not" and "just". */
  readonly from: number;
  /** The pronoun that is the subject; null where it is a noun. */
  readonly subject: string | null;
  /** Whether the subject is somebody's name, or a thing's. */
  readonly isNamed: boolean;
}

/** The denial of a sentence behind its first form of "be". */
export function denialIn(sentence: Sentence): Denial | null {
  const { tokens } = sentence;
  const at = tokens.findIndex((token) => formOfBe(token) !== null);
  const verb = tokens[at];
  const be = verb && formOfBe(verb);
  if (!verb || !be) return null;
  if (!isDeniedAt(sentence, at)) return null;
  const from = at + (isContracted(verb) ? 1 : 2);
  // "in a way that is not a threat": what is denied belongs to a clause inside the sentence.
  const before = ownSubject(verb) ?? wordAt(sentence, at - 1);
  if (/^(which|who|what|there)$/.test(before) || (before === "that" && at > 1)) return null;
  const subject = at <= 1 ? before : ownSubject(verb);
  const isNamed = tokens[at - 1]?.pos === "PROPN";
  return { be, at, from, isNamed, subject: subject !== null && pronoun.test(subject) ? subject : null };
}
