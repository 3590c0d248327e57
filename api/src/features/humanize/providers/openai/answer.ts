/** The paragraphs of an answer, in order; null where it does not have as many as were asked for. */
export function parseAnswer(answer: string, paragraphs: number): string[] | null {
  const tagged = new Map<number, string>();
  for (const [, number, text] of answer.matchAll(/<p(\d+)>([\s\S]*?)(?:<\/p\1>|(?=<p\d+>)|$)/g)) {
    // Whatever comes twice is taken as it came first.
    if (!tagged.has(Number(number))) tagged.set(Number(number), flat(text ?? ""));
  }
  if (tagged.size > 0) return Array.from({ length: paragraphs }, (_, i) => tagged.get(i + 1) ?? "");
  const plain = answer.trim().split(/\n\s*\n/);
  return plain.length === paragraphs ? plain.map(flat) : null;
}

/** The paragraphs of an answer that is still being written, without a tag or placeholder that is not complete. */
export function readSoFar(answer: string): string[] {
  return Array.from(answer.matchAll(/<p\d+>([\s\S]*?)(?:<\/p\d+>|(?=<p\d+>)|$)/g), ([, text = ""]) =>
    flat(text.replace(/<[^>\n]{0,10}$/, "").replace(/[⟦⟪⦃⟬⦅][^⟧⟫⦄⟭⦆]{0,8}$/, "")),
  );
}

const flat = (text: string): string => text.replace(/\s*\n\s*/g, " ").trim();
