/** Words of a text, split on whitespace: the count that limits and counters use. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** The default title of a humanization: its first 6 words. */
export function defaultTitle(text: string): string {
  return (text.match(/\S+/gu) ?? []).slice(0, 6).join(" ");
}
