/** Words of a text, split on whitespace: the count that limits and counters use. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** The default title of a humanization: its first 6 words, without markup, none of them from beyond the first paragraph. */
export function defaultTitle(text: string): string {
  const lines = text.split(/\r?\n/u);
  const first = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line) && !line.startsWith("```"));
  if (first < 0) return firstWords(text);
  const paragraph = lines.slice(first);
  const end = standsAlone.test(paragraph[0] ?? "") ? 1 : paragraph.findIndex((line) => line.trim() === "");
  return firstWords(
    paragraph
      .slice(0, end < 0 ? undefined : end)
      .map(withoutMarkup)
      .join(" "),
  );
}

/** A heading, or a mail's subject: a line that the next one does not go on from. */
const standsAlone = /^\s*(?:#{1,6}\s|[*_]*subject:)/iu;

/** A line without the marks of Markdown, and without the word that says that it is a subject. */
function withoutMarkup(line: string): string {
  return line
    .replace(/^(?:\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+)+/u, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/[*`]+|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replace(/^\s*subject:\s*(?=\S)/iu, "");
}

function firstWords(text: string): string {
  return (text.match(/\S+/gu) ?? []).slice(0, 6).join(" ");
}
