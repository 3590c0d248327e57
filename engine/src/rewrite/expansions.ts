import type { Candidate, Rewrite } from "./candidate.ts";
import { structuralCandidate } from "./structural.ts";

const whole: Readonly<Record<string, string>> = {
  "can't": "cannot",
  "won't": "will not",
  "shan't": "shall not",
  "i'm": "I am",
  "let's": "let us",
};

/** The words of a contraction that has one reading only: "they've" but not "he'd". */
function expand(lower: string): string | null {
  const plain = lower.replace("’", "'");
  const known = whole[plain];
  if (known) return known;
  const parts = /^(\w+)(n't|'re|'ve|'ll)$/.exec(plain);
  if (!parts?.[1] || parts[1] === "ain" || parts[1] === "ai") return null;
  const ending = { "n't": "not", "'re": "are", "'ve": "have", "'ll": "will" }[parts[2] ?? ""];
  return ending ? `${parts[1] === "i" ? "I" : parts[1]} ${ending}` : null;
}

/** "don't" to "do not" where the tone asked for is formal or academic; not in questions, where the words would move. */
export const expansions: Rewrite = (sentence, { tone }) => {
  if (tone === "casual" || tone === "conversational" || sentence.tokens.at(-1)?.text === "?") return [];
  return sentence.tokens.flatMap((token, at): Candidate[] => {
    const words = token.protected === null ? expand(token.lower) : null;
    if (!words) return [];
    const replacement = /^\p{Lu}/u.test(token.text) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    return [
      structuralCandidate(sentence, {
        kind: "contraction",
        origin: `expansion ${token.lower}`,
        reason: "a formal text writes this out",
        from: at,
        to: at + 1,
        edits: [{ start: token.start, end: token.end, replacement }],
        prior: 100,
      }),
    ];
  });
};
