/**
 * Makes texts of different collections look typed by one hand, so that no model learns how a source was typed:
 * quotes, dashes, spacing, glued or split tokens, LaTeX, Markdown, prompts, greetings of chat models, cut endings.
 */

const replacements: readonly (readonly [RegExp, string])[] = [
  [/Â(?=[^\p{L}])/gu, ""],
  [/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ""],
  [/[\u00a0\u2000-\u200a\u202f]/g, " "],
  [/``|''|[“”„«»]/g, '"'],
  [/[‘’`´]/g, "'"],
  [/\r\n?/g, "\n"],
  // Prompt tags of the story collections: "[ WP ]".
  [/^\s*\[\s*[A-Za-z]{2}\s*\]\s*/g, ""],
  // LaTeX and citation marks.
  [/\$[^$\n]{0,200}\$/g, " X "],
  [/\\[A-Za-z]+\*?(?:\{[^{}]*\})?/g, " "],
  [/\{\\?[a-z]{0,3}\s*([^{}]*)\}/g, "$1"],
  [/\[\d+(?:,\s*\d+)*\]/g, ""],
  // Markdown emphasis and rules.
  [/\*{1,3}([^*\n]+)\*{1,3}/g, "$1"],
  [/(^|\s)_([^_\n]+)_(?=\W|$)/g, "$1$2"],
  [/^\s*(?:[*_-]\s*){3,}$/gm, ""],
  [/<\/?[a-z]+[^>]*>/gi, " "],
  // Tokens split by a tokenizer.
  [/\b(ca|do|does|did|is|are|was|were|has|have|had|wo|would|could|should) n't\b/gi, "$1n't"],
  [/ '(s|m|d|re|ve|ll)\b/gi, "'$1"],
  [/[ \t]+([.,;:!?)\]])/g, "$1"],
  [/([([])[ \t]+/g, "$1"],
  [/(\w) - (\w+)-/g, "$1-$2-"],
  // Words glued to the stop before them.
  [/([a-z]{2}[.!?])([A-Z][a-z])/g, "$1 $2"],
  [/[ \t]*(?:—|–(?!\d)|--+|(?<=[a-z,]) - (?=[a-z]))[ \t]*/g, " — "],
  [/\.{3,}|(?:\. ){2,}\./g, "…"],
  [/[ \t]+/g, " "],
];

const chatOpening =
  /^(?:sure|certainly|of course|okay|absolutely|here(?:'s| is| are)|below is|the (?:following|polished|rewritten|revised))\b[^\n]{0,160}(?::\s*|\n+)/i;
const label = /^(?:title|abstract|review|answer|polished|rewritten|revised|story)[^\n:]{0,40}:\s*/i;

/** Joins lines wrapped in the middle of a sentence; leaves blank lines and ended lines. */
function unwrap(text: string): string {
  return text.replace(/([^\n.!?:"'])\n(?=[^\n#*>|\d•-])/g, "$1 ");
}

/** The text without its last sentence where that was cut off. */
function dropCutEnding(text: string): string {
  if (/[.!?…]["')\]]*\s*$/.test(text)) return text;
  const end = Math.max(...[".", "!", "?", "…"].map((mark) => text.lastIndexOf(mark)));
  return end > text.length / 2 ? text.slice(0, end + 1) : text;
}

/** A corpus text in the common form. */
export function normalizeText(text: string): string {
  let result = text;
  for (const [pattern, replacement] of replacements) result = result.replace(pattern, replacement);
  result = result.trim().replace(chatOpening, "").replace(label, "");
  return dropCutEnding(unwrap(result).replace(/\n{3,}/g, "\n\n")).trim();
}
