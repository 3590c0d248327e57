import { assistantTalk } from "../check/assistant-talk.ts";
import { favorites } from "../favorites.ts";
import type { SentenceChoices } from "./select.ts";

/** The stock phrases that a sentence could lose, each counted once however many wordings there are for it. */
const countStock = ({ candidates }: SentenceChoices): number =>
  new Set(candidates.filter(({ stock }) => stock).map(({ start }) => start)).size;

const countFavorites = ({ sentence }: SentenceChoices): number =>
  sentence.tokens.filter(({ lemma, lower }) => favorites.has(lemma) || favorites.has(lower)).length;

const marker = String.raw`^[ \t]*(?:[-*+•]|\d+[.)])[ \t]+`;
const boldLabel = String.raw`(?:\*\*|__)[^*_\n]{2,80}(?:[:.](?:\*\*|__)|(?:\*\*|__)[ \t]*[:–—-])[ \t]*\S`;
const plainLabel = String.raw`\p{Lu}[^:.!?*\n]{2,50}: \p{Lu}[^\n]{20,}`;
const labels = new RegExp(`^[ \\t]*${boldLabel}|${marker}(?:${boldLabel}|${plainLabel})`, "gmu");

/** So few labeled lines are anybody's; three stand in none of 2,107 human texts and in 1 of 50 by machines. */
const leastLabels = 3;

/** "- **Flexibility:** Roth IRAs allow …": lines that open with a label, as assistants lay out their answers. */
function countLabels(source: string): number {
  const found = source.match(labels)?.length ?? 0;
  return found < leastLabels ? 0 : found;
}

/** An assistant's words to its user, before or after the answer, count as much as two phrases; a story's people may say them. */
function countTalk(source: string): number {
  const lines = source.trim().split("\n");
  return [lines[0], lines.at(-1)].some((line) => line !== undefined && assistantTalk(line) !== null) ? 2 : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How often a reader sees the machine in a text, whatever the detector makes of it. */
export const countTells = (source: string, choices: readonly SentenceChoices[]): number =>
  sum(choices.map((choice) => countStock(choice) + countFavorites(choice))) +
  countLabels(source) +
  countTalk(source);
