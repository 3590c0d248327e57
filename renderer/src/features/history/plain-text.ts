/** A text for a preview: without the marks of Markdown, and without the lines that are nothing else. */
export function plainText(text: string): string {
  return text
    .split(/\r?\n/u)
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !line.startsWith("```"))
    .map((line) =>
      line
        .replace(/^(?:\s*(?:#{1,6}|>|[-*+])\s+)+/u, "")
        .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
        .replace(emphasis, "$2"),
    )
    .join("\n");
}

/** What stands between two marks of a kind; a mark within a word or a sum, or alone, is none. */
const emphasis = /(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|~~|`+)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;
