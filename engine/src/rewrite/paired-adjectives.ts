import type { Sentence, Token } from "../document/types.ts";
import { isBe, isDeterminer, isPossessive, isPreposition } from "../lexicon/context.ts";
import { wordSet } from "../word-set.ts";
import type { Rewrite } from "./candidate.ts";
import { structuralCandidate } from "./structural.ts";

/** Words around the pair in which a second "and" would be one too many. */
const reach = 7;

/** Adjectives of the senses: two of them stand side by side without a comma, "a cold hard floor". */
const plain = wordSet(
  "big small large little tiny huge long short tall high low old young cold hot warm cool dark bright pale dry wet damp soft hard thin thick deep wide narrow sharp heavy light slow quick loud faint clean dirty smooth rough sweet bitter sour fresh",
);

/** What a thing is made of, looks like or belongs to stands next to it: "a featureless white room", "a steady digital stream". */
const inherent = wordSet(
  "white black red blue green grey gray yellow brown golden silver purple pink orange wooden metal metallic stone silken ceramic digital online global local national international foreign domestic internal external urban rural mental physical financial political social",
);

/** "a towering, silver-clad knight", "complex, cross-border trade": a compound that does the same. */
const inherentCompound =
  /-(?:colou?red|clad|faced|haired|eyed|skinned|shouldered|border|lit|shaped|sized|aged)$/;

/** "A non-convex, real-valued function": terms that class a thing, which no "and" joins. */
const classing = /^non-?|-(?:valued|dimensional|based|free|scale|time|level|order|term)$/;

const isInherent = ({ lower }: Token): boolean => inherent.has(lower) || inherentCompound.test(lower);

/** They say how much or which one, and are no quality to join another to: "a single, tiny bubble", "sheer, blind luck". */
const limiting = wordSet(
  "single sheer subtle slight mild pure new only whole entire absolute actual final own particular mere distant utter total complete real true own same other first second last next main sole very several many few more most previous former early late current future past occasional frequent",
);

/** "Small, consistent efforts": the second is no quality of the senses, and the comma keeps it apart from the first. */
const abstract = /(?:[ae]nt|ive|[ai]ble|ful|ous|ic|al|ate|ile)$/;

/** What the senses tell of a thing keeps its comma before another such quality: "grayish, leathery patches", "a sticky, sweet glaze". */
const sensed =
  /ish$|^(?:leather|stick|grit|dust|smok|mist|rust|cream|crunch|must|earth|salt|spic|fluff|gloss|shin|silk|velvet|fuzz|haz|fogg|mudd|sand|rock|grass|ic|frost|snow|sunn|rain|wind|storm|cloud|chalk|wood|nutt|flak|chew|grain|wax|oil|greas|slim|husk|rasp|gravell|smudg|murk)y$/;

/** Size and age go with what follows, "a small grimy kitchen"; "a smooth, featureless drone" is the one and the other. */
const size = /^(?:big|small|large|little|tiny|huge|long|short|tall|old|young)$/;

/** Behind these an adjective tells what its subject is like: "felt cold, wet hands" is left. */
const linking =
  /^(be|feel|seem|look|become|remain|stay|appear|sound|grow|turn|get|go|keep|stand|lie|prove|smell|taste|run|come)$/;

/** Behind "the" these may be nouns: "tricks of the light, ordinary patterns". */
const nominal = /^(light|dark|cold|deep|quiet|damp|young|old|small|high|low|wild|unknown|dead)$/;

const isAdjective = (token: Token | undefined): token is Token =>
  token !== undefined && token.pos === "ADJ" && token.protected === null;

/** Whether the adjective at `at` stands before its noun: "a safe", "with clear", "build strong", not "was calm". */
function isAttributive({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  if (before.lower === "the" && nominal.test(tokens[at]?.lower ?? "")) return false;
  if (before.pos === "ADV") return isDeterminer(tokens[at - 2]);
  if (before.pos === "VERB") return !isBe(before) && !linking.test(before.lemma);
  return isDeterminer(before) || isPossessive(before) || isPreposition(before);
}

const isJoining = ({ lower }: Token): boolean => /^(and|or|but|yet|nor|while|&)$/.test(lower);

/** "a clear, concise answer" to "a clear and concise answer", "the cold, hard floor" to "the cold hard floor". */
export const pairedAdjectives: Rewrite = (sentence) => {
  const { tokens } = sentence;
  const comma = tokens.findIndex(
    ({ text, protected: kept }, at) =>
      text === "," &&
      kept === null &&
      isAdjective(tokens[at - 1]) &&
      isAdjective(tokens[at + 1]) &&
      tokens[at + 2]?.pos === "NOUN" &&
      isAttributive(sentence, at - 1),
  );
  const [first, mark, second] = tokens.slice(Math.max(0, comma - 1), comma + 2);
  if (comma < 0 || !first || !mark || !second) return [];
  // "a quiet unshakable belief" is read as "quite": with the comma, and with "and", it is what it says.
  if (first.lower === "quiet" && plain.has(second.lower)) return [];
  if (classing.test(first.lower) || classing.test(second.lower)) return [];
  if (first.lower === second.lower || limiting.has(first.lower) || limiting.has(second.lower)) return [];
  const apart = plain.has(first.lower) && !plain.has(second.lower) && !isInherent(second);
  if (apart && (!size.test(first.lower) || abstract.test(second.lower))) return [];
  const joined = !plain.has(first.lower) && !plain.has(second.lower) && !isInherent(second);
  if (
    joined &&
    (sensed.test(first.lower) ||
      sensed.test(second.lower) ||
      isInherent(first) ||
      tokens.slice(Math.max(0, comma - reach), comma + reach).some(isJoining))
  )
    return [];
  return [
    structuralCandidate(sentence, {
      kind: "punctuation",
      origin: joined ? "qualities joined" : "comma between adjectives",
      reason: joined ? "two qualities are joined by a plain “and”" : "two plain adjectives need no comma",
      from: comma - 1,
      to: comma + 2,
      edits: [{ start: mark.start, end: mark.end, replacement: joined ? " and" : "" }],
      prior: 2,
    }),
  ];
};
