/** The paragraphs of an answer, in order; null where it does not have as many as were asked for. */
export function parseAnswer(answer: string, paragraphs: number): string[] | null {
  const tagged = new Map<number, string>();
  for (const [, number, text] of answer.matchAll(/<p(\d+)>([\s\S]*?)(?:<\/p\1>|(?=<p\d+>)|$)/g)) {
    // If a paragraph comes twice, the first one counts.
    if (!tagged.get(Number(number))) tagged.set(Number(number), flat(text ?? ""));
  }
  if (tagged.size > 0) return Array.from({ length: paragraphs }, (_, i) => tagged.get(i + 1) ?? "");
  const plain = bare(answer).split(/\n\s*\n/);
  return plain.length === paragraphs ? plain.map(flat) : null;
}

/** The paragraphs of an answer that is still being written, without a tag or placeholder that is not complete. */
export function readSoFar(answer: string): string[] {
  return Array.from(answer.matchAll(/<p\d+>([\s\S]*?)(?:<\/p\d+>|(?=<p\d+>)|$)/g), ([, text = ""]) =>
    flat(text.replace(/<[^>\n]{0,10}$/, "").replace(/[⟦⟪⦃⟬⦅][^⟧⟫⦄⟭⦆]{0,8}$/, "")),
  );
}

/** An answer without the code fence or the plain tags that some models put around it. */
function bare(answer: string): string {
  const inner = answer.trim().replace(/^```\w*\n([\s\S]*)\n```$/, "$1");
  return inner.replace(/^<p>([\s\S]*)<\/p>$/, "$1").replace(/<\/p>\s*<p>/g, "\n\n");
}

const flat = (text: string): string => text.replace(/\s*\n\s*/g, " ").trim();
