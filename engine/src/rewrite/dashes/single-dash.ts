import { isCapitalized } from "../../document/capitals.ts";
import type { Sentence, Token } from "../../document/types.ts";
import { isDeterminer, isPreposition, nounPhraseAt } from "../../lexicon/context.ts";
import type { Candidate } from "../candidate.ts";
import {
  type Clause,
  clauseAt,
  finiteTense,
  hasComma,
  mainVerb,
  setsRight,
  wordsBetween,
} from "../clause.ts";
import { structuralCandidate } from "../structural.ts";
import { exclaimed, hasOnlyRelativeClauses } from "./phrases.ts";
import { around, reason } from "./replace-dash.ts";

/** "Our mission is the same — to keep …": the infinitive is what the aim consists in. */
const namesAim = /^(same|simple|clear|mission|goal|aim|purpose|task|job|choice|promise|vision|intention)$/;

/** "Don't sleep on it — book now.": a comma would splice two sentences. */
const commands = (first: Token, second: Token | undefined) =>
  first.lower === first.lemma &&
  (first.pos === "VERB" || /^(now|today|tonight|here|early|soon)$/.test(second?.lower ?? ""));

/** Where the main verb before `to` stands: behind what is put first, "As I walked, I found". */
function mainVerbBefore(sentence: Sentence, to: number): number {
  const comma = sentence.tokens.findLastIndex(
    ({ text }, at) => at < to && text === "," && clauseAt(sentence, at + 1) !== null,
  );
  return mainVerb(sentence, comma + 1, to)?.at ?? 0;
}

/** "The hum of the room, the glow of its lights — places are …": a noun right before the dash taken for the verb. */
function hasLooseVerb(sentence: Sentence, at: number): boolean {
  const verb = mainVerb(sentence, 0, at);
  return verb?.at === at - 1 && verb.tense !== "past" && sentence.tokens[at - 1]?.pos === "VERB";
}

/** "a target considered sound", "early morning runs through the fields": no clause, though one may be read. */
function mayBePhrase(sentence: Sentence, { subject, verb }: Clause): boolean {
  const [token, next] = sentence.tokens.slice(verb, verb + 2);
  const head = sentence.tokens[subject.to - 1];
  const judged =
    /^(considered|deemed|thought|believed|called)$/.test(token?.lower ?? "") && next?.pos === "ADJ";
  const bare = head?.pos === "NOUN" && !isDeterminer(sentence.tokens[subject.from]);
  return (
    judged ||
    (bare && finiteTense(sentence, verb) === "present-s" && token?.pos === "VERB" && isPreposition(next))
  );
}

/** Pasts that no noun is described by: "the gifts seemed to be chosen". */
const neverParticiples =
  /^(seemed|appeared|tended|failed|refused|managed|tried|hoped|longed|remained|belonged|happened)$/;

/** "Paragon never stooped", "no one wanted to", "the gifts seemed to": a clause whose subject or verb is hard to tell. */
function opensOtherClause(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  const subject = nounPhraseAt(sentence, from);
  if (subject && neverParticiples.test(tokens[subject.to]?.lower ?? "")) return true;
  const [first, second, third] = tokens.slice(from, from + 3);
  if (/^(no|any|every|some)(one|body)$/.test(`${first?.lower}${second?.lower}`)) return true;
  const isName = isCapitalized(first?.text ?? "");
  const verb = /^(never|always|still|already|also|just|even|simply)$/.test(second?.lower ?? "")
    ? third
    : second;
  return isName && verb !== undefined && /ed$/.test(verb.lower);
}

/** "a hope — that they would come", "children — who are also me": a clause that hangs on the word before the dash. */
function hangsOn({ tokens }: Sentence, from: number, finite: (at: number) => boolean): boolean {
  const first = tokens[from]?.lower ?? "";
  if (/^(which|who|whose|whom|what)$/.test(first)) return tokens.at(-1)?.text !== "?";
  if (first !== "that") return false;
  const verb = tokens.findIndex(({ pos }, at) => at > from && pos !== "ADV");
  return !finite(verb) || /^(are|were|have|do)$/.test(tokens[verb]?.lower ?? "");
}

/** Whether the noun right before the dash stands again right behind it: "the ban — a ban". */
function resumes({ tokens }: Sentence, at: number): boolean {
  const [first, second] = tokens.slice(at + 1, at + 3);
  return /^(an?|the)$/.test(first?.lower ?? "") && second?.lower === tokens[at - 1]?.lower;
}

/** What leaves the clause behind it open. */
const openers = /^(although|though|while|whereas|because|if|when|as|since|unless|until|after|before|once)$/;

/** One dash: to a full stop, a colon or a comma, by what stands behind it. */
export function single(sentence: Sentence, at: number, source: string): Candidate[] {
  const end = sentence.tokens.length;
  const before = sentence.tokens[at - 1];
  const after = sentence.tokens[at + 1];
  if (!after || !mainVerb(sentence, 0, at)) return [];
  const candidate = (mark: string, capital: boolean) => {
    const edit = around(sentence, at, mark, source);
    if (!edit || (capital && after.protected !== null)) return [];
    const whole = capital
      ? { ...edit, end: after.start + 1, replacement: mark + after.text.charAt(0).toUpperCase() }
      : edit;
    return [
      structuralCandidate(sentence, {
        kind: "punctuation",
        origin: `dash to ${mark.trim()}`,
        reason,
        from: at,
        to: at + 2,
        edits: [whole],
        prior: 12,
      }),
    ];
  };
  if (exclaimed.test(after.lower)) return candidate(". ", true);
  // "fair market value — that is, the price …": a gloss, no clause.
  if (
    after.lower === "that" &&
    sentence.tokens[at + 2]?.lower === "is" &&
    sentence.tokens[at + 3]?.text === ","
  )
    return [];
  const main = mainVerbBefore(sentence, at);
  // "They met again — not as rivals, but as friends."
  if (after.lower === "not") return hasComma(sentence, main, at) ? [] : candidate(", ", false);
  // "a hard question — the kind most people duck": a noun phrase, whatever its own clause looks like.
  const [head, kin] = sentence.tokens.slice(at + 1, at + 3);
  if (/^(the|a)$/.test(head?.lower ?? "") && /^(kind|sort|type|one)$/.test(kin?.lower ?? ""))
    return hasComma(sentence, main, at) ? [] : candidate(", ", false);
  // "users offer perks – those helping to fund it got a lamp": a clause whose subject goes on.
  if (/^(those|these)$/.test(head?.lower ?? "") && /..ing$/.test(kin?.lower ?? "")) return [];
  const hasFinite = (verb: number) => mainVerb(sentence, verb, verb + 1) !== null;
  const hangs = hangsOn(sentence, at + 1, hasFinite);
  const clause = clauseAt(sentence, at + 1);
  if (hangs && clause && /^wh(ich|o)$/.test(after.lower))
    return hasComma(sentence, main, end) ? [] : candidate(", ", false);
  // "smaller class sizes, more counselors": a noun taken for a verb.
  const listed =
    clause && sentence.tokens[clause.verb]?.pos === "VERB" && sentence.tokens[clause.verb + 1]?.text === ",";
  if (listed || (clause && mayBePhrase(sentence, clause))) return [];
  const open = openers.test(sentence.tokens[0]?.lower ?? "") && !hasComma(sentence, 0, at);
  const asked = sentence.tokens.slice(at - 2, at).some(({ text }) => /[?!]/.test(text));
  const stands = !open && !asked && !hasLooseVerb(sentence, at) && wordsBetween(sentence, 0, at) >= 4;
  if (clause && stands && !hangs)
    return setsRight(sentence, at) ? candidate("; ", false) : candidate(". ", true);
  if (clause) return [];
  if (opensOtherClause(sentence, at + 1)) return [];
  const nominal = ["DET", "NOUN", "PROPN", "ADJ", "NUM"].includes(after.pos);
  if (nominal ? !hasOnlyRelativeClauses(sentence, at + 1, end, hasFinite) : mainVerb(sentence, at + 1, end))
    return [];
  const colon = sentence.tokens.some(({ text }) => text === ":");
  // "stone towers — each one built by a family": a phrase with a subject of its own.
  if (after.lower === "each") return hasComma(sentence, main, at) ? [] : candidate(", ", false);
  // "an end to the ban — a ban that many like, and few keep": the same word again goes on and does not explain.
  if (resumes(sentence, at)) return hasComma(sentence, main, at) ? [] : candidate(", ", false);
  if (nominal && hasComma(sentence, at + 1, end)) return colon ? [] : candidate(": ", false);
  // "in one of two ways — haste or delay": what the number counts.
  const counted = sentence.tokens
    .slice(at - 3, at)
    .some(({ lower }) => /^(two|three|four|five)$/.test(lower));
  if (
    counted &&
    nominal &&
    /^(or|and)$/.test(sentence.tokens.slice(at + 1, end).find(({ pos }) => pos === "CCONJ")?.lower ?? "")
  )
    return colon ? [] : candidate(": ", false);
  if (commands(after, sentence.tokens[at + 2])) return [];
  if (after.lower === "to" && sentence.tokens[at + 2]?.pos === "VERB")
    return namesAim.test(before?.lower ?? "") && !colon ? candidate(": ", false) : [];
  const ended = sentence.tokens.slice(-2).some((token) => /^[.!?…]+$/.test(token.text));
  // "As dusk falls, an event unfolds each year — the Harbor Cup": the name is told of a word farther back.
  if (after.pos === "DET" && isCapitalized(after.text)) return [];
  const farther =
    after.lower === "the" && /^(year|day|night|month|week|time|morning)$/.test(before?.lower ?? "");
  return !ended || farther || hasComma(sentence, main, end) ? [] : candidate(", ", false);
}
