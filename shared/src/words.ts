/** Words of a text, split on whitespace: the count that limits and counters use. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
