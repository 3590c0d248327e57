import type { Sentence } from "../document/types.ts";
import { conjugate } from "../lexicon/morphology/verbs.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { formInTense, mainVerb, mayEmbed, type Tense, wordsBetween } from "./clause.ts";
import { type StructuralChange, structuralCandidate } from "./structural.ts";

/** Verbs whose trailing -ing clause tells what the whole sentence before it brings about. */
const resultVerbs = new Set(
  "make allow enable lead result cause create ensure reduce increase improve prompt force open leave give bring turn set pave spark drive raise strengthen boost limit".split(
    " ",
  ),
);

/** Verbs whose trailing -ing clause has the subject of the sentence. */
const subjectVerbs = new Set(
  "emphasize highlight stress note show offer provide help give create add draw use urge call cite point describe explain argue warn suggest remind reveal promise show express claim demand say tell fill cover blend combine mix bring leave reduce improve increase attract win earn gain lose".split(
    " ",
  ),
);

const bridges = new Set(["thereby", "thus", "ultimately", "further", "also"]);

interface TrailingClause {
  readonly comma: number;
  readonly verb: number;
  readonly base: string;
}

/** The last ", …ing" of the sentence, where nothing but its own phrase follows. */
function trailingClause(sentence: Sentence): TrailingClause | null {
  for (let comma = sentence.tokens.length - 3; comma > 3; comma -= 1) {
    if (sentence.tokens[comma]?.text !== "," || sentence.tokens[comma]?.protected !== null) continue;
    const verb = bridges.has(sentence.tokens[comma + 1]?.lower ?? "") ? comma + 2 : comma + 1;
    const token = sentence.tokens[verb];
    if (token?.pos !== "VERB" || !token.lower.endsWith("ing") || token.protected !== null) continue;
    if (conjugate(token.lemma).ing !== token.lower || sentence.tokens[verb + 1]?.pos === "PUNCT") return null;
    return { comma, verb, base: token.lemma };
  }
  return null;
}

/** "providing strength and reducing friction": a second -ing verb would be left hanging. */
const hasSecondVerb = (sentence: Sentence, from: number) =>
  sentence.tokens.slice(from).some((token, i, rest) => {
    const joined = rest
      .slice(Math.max(0, i - 2), i)
      .some((before) => before.pos === "CCONJ" || before.text === ",");
    return joined && token.lower.endsWith("ing") && token.pos !== "ADJ";
  });

const hasFinite = (sentence: Sentence, from: number) =>
  mainVerb(sentence, from, sentence.tokens.length) !== null;

/** Whether exactly one clause stands before the comma, so that its verb tells the tense and the subject. */
function soleVerb(sentence: Sentence, comma: number): { readonly at: number; readonly tense: Tense } | null {
  const verb = mainVerb(sentence, 0, comma);
  if (!verb || mayEmbed(sentence, 0, comma)) return null;
  const second = mainVerb(sentence, verb.at + 1, comma);
  const sameGroup = second !== null && second.at - verb.at <= 2;
  const opener = sentence.tokens[0];
  if ((second && !sameGroup) || opener?.pos === "ADP" || opener?.lower.endsWith("ing")) return null;
  return verb;
}

/**
 * ", making it easy" to ", which makes it easy", ". This makes it easy" or " and makes it easy": machines trail -ing
 * clauses three times as often as people do.
 */
export const participleClause: Rewrite = (sentence, { tone, source }) => {
  const clause = trailingClause(sentence);
  const last = sentence.tokens.at(-1);
  if (!clause || last?.text !== "." || hasFinite(sentence, clause.verb + 1)) return [];
  if (hasSecondVerb(sentence, clause.verb + 1)) return [];
  const main = soleVerb(sentence, clause.comma);
  const comma = sentence.tokens[clause.comma];
  const verb = sentence.tokens[clause.verb];
  if (!main || main.tense === "unclear" || !comma || !verb) return [];
  const forms = conjugate(clause.base);
  const past = main.tense === "past";
  const left = wordsBetween(sentence, 0, clause.comma);
  const right = wordsBetween(sentence, clause.verb, sentence.tokens.length);
  const change = (origin: string, replacement: string, preference: number): StructuralChange => ({
    kind: "clause",
    origin,
    reason: "machines trail -ing clauses behind their sentences",
    from: clause.comma,
    to: clause.verb + 1,
    edits: [{ start: comma.start, end: verb.end, replacement }],
    preference,
    prior: 8,
  });
  const found: Candidate[] = [];
  if (resultVerbs.has(clause.base) && main.tense !== "modal") {
    const finite = past ? forms.past : forms.s;
    const enough = left >= 8 && right >= 5;
    if (enough)
      found.push(
        structuralCandidate(
          sentence,
          change("-ing to this", `. ${tone === "casual" ? "That" : "This"} ${finite}`, 1),
        ),
      );
    found.push(structuralCandidate(sentence, change("-ing to which", `, which ${finite}`, enough ? 0.6 : 1)));
  }
  if (subjectVerbs.has(clause.base) && !source.slice(comma.start, sentence.end).slice(1).includes(",")) {
    found.push(
      structuralCandidate(sentence, change("-ing to and", ` and ${forms[formInTense(main.tense)]}`, 0.9)),
    );
  }
  return found;
};
