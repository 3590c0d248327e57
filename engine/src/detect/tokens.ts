/** Stand-ins for what a writer does not choose: names and numbers. */
export const nameToken = "<name>";
export const numberToken = "<n>";

const pattern = /\p{L}+(?:['’]\p{L}+)*|\d[\d.,]*|[—–]|--+|…|\.\.+|[.,;:!?()]|[^\s]/gu;
const word = /^\p{L}/u;
const capital = /^\p{Lu}/u;
const opensAnew = new Set([".", "!", "?", ":", '"', "“", "‘", "(", "…", "—"]);
const keeps = new Set([".", ",", ";", ":", "!", "?", "(", ")", "—", "…", numberToken]);
const always = new Set(["I", "I'm", "I've", "I'd", "I'll"]);

export interface Tokens {
  /** Lower-cased words, punctuation (, ; : . ! ? ( ) — …), and stand-ins for names and numbers. */
  readonly texts: readonly string[];
  /** Words among them, names included: the weight of the sentence. */
  readonly words: number;
  /** Letters in the words that are not names. */
  readonly letters: number;
  /** Words joined by a hyphen. */
  readonly hyphens: number;
}

/**
 * Tokens of one sentence, blind to how it was typed: quote marks are dropped, dashes and ellipses are one form,
 * spacing does not count. Capitalized words inside a sentence are names.
 */
export function tokenize(sentence: string): Tokens {
  const texts: string[] = [];
  let words = 0;
  let letters = 0;
  let hyphens = 0;
  let fresh = true;
  for (const match of sentence.matchAll(pattern)) {
    const raw = match[0];
    if (word.test(raw)) {
      words++;
      const plain = raw.includes("’") ? raw.replaceAll("’", "'") : raw;
      if (!fresh && capital.test(plain) && !always.has(plain)) {
        texts.push(nameToken);
      } else {
        texts.push(plain.toLowerCase());
        letters += plain.length;
      }
      fresh = false;
      continue;
    }
    if (raw === "-") {
      const at = match.index;
      const glued = /\S/.test(sentence[at - 1] ?? " ") && /\S/.test(sentence[at + 1] ?? " ");
      if (glued) hyphens++;
      else texts.push("—");
      continue;
    }
    const text = punctuation(raw);
    fresh = opensAnew.has(text) || fresh;
    if (text === numberToken) fresh = false;
    if (keeps.has(text)) texts.push(text);
  }
  return { texts, words, letters, hyphens };
}

function punctuation(raw: string): string {
  if (/^\d/.test(raw)) return numberToken;
  if (raw === "–" || raw.startsWith("--")) return "—";
  if (raw.startsWith("..")) return "…";
  return raw;
}
