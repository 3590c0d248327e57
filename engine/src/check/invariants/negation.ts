import { type Tally, tally } from "./tally.ts";

// What has a negative word and denies nothing, or whose plain rewording has none.
const idioms =
  /\b(?:not (?:only|just|merely|simply|solely)(?=[^.!?]{0,200}?\b(?:but|also|as well|too)\b)|no doubt|without (?:a |any )?(?:doubt|question)|no matter|whether or not|(?:last but )?not least|more often than not|no wonder|nothing short of|nothing less than|in no time|no less than|cannot be (?:overstated|overemphasized|overestimated|denied|ignored)|can'?t be (?:overstated|overemphasized|overestimated|denied|ignored)|needless to say|if not(?= all\b| most\b)|why not)\b/gi;
const negator =
  /(?<![\p{L}])(?:not|no|none|nobody|no one|nothing|nowhere|cannot|never|neither|nor|without|hardly|barely|scarcely|seldom|rarely|[a-z]+n't|ain't)(?![\p{L}'])/giu;

const classes: Readonly<Record<string, string>> = {
  none: "not",
  no: "not",
  nobody: "not",
  "no one": "not",
  nothing: "not",
  nowhere: "not",
  cannot: "not",
  barely: "hardly",
  scarcely: "hardly",
  seldom: "rarely",
};

/** The negations of a sentence, by what they deny: "do not", "don't" and "no" are one class, "never" another. */
export function findNegations(text: string): Tally {
  const plain = text.replaceAll("’", "'").replace(idioms, " ");
  return tally(Array.from(plain.matchAll(negator), (match) => classOf(match[0].toLowerCase())));
}

function classOf(word: string): string {
  return word.endsWith("n't") ? "not" : (classes[word] ?? word);
}
