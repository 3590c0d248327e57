/** The default title of a humanization: its first 6 words, without markup, all from the first paragraph. */
export function defaultTitle(text: string): string {
  return openingWords(text).slice(0, 6).join(" ");
}

/** What a default title is cut from: the first paragraph or heading with words in it, in one line and without markup. */
export function openingOf(text: string): string {
  return openingWords(text).join(" ");
}

function openingWords(text: string): string[] {
  const lines = text.split(/\r?\n/u);
  const first = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line) && !line.startsWith("```"));
  if (first < 0) return wordsOf(text);
  const paragraph = lines.slice(first);
  const end = standsAlone.test(paragraph[0] ?? "") ? 1 : paragraph.findIndex((line) => line.trim() === "");
  return wordsOf(
    paragraph
      .slice(0, end < 0 ? undefined : end)
      .map(withoutMarkup)
      .join(" "),
  );
}

/** A heading, or a mail's subject: a line that the next one does not continue. */
const standsAlone = /^\s*(?:#{1,6}\s|[*_]*subject:)/iu;

/** A line without the marks of Markdown, and without the word that says that it is a subject. */
function withoutMarkup(line: string): string {
  return line
    .replace(/^(?:\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+)+/u, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/[*`]+|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replace(/^\s*subject:\s*(?=\S)/iu, "");
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/gu) ?? [];
}
