/** A line of a PDF page. `y` and `height` are in points; `y` grows upwards. */
export interface PdfLine {
  text: string;
  y: number;
  height: number;
}

/** Lines further apart than this many line heights belong to different paragraphs. */
const paragraphGap = 1.7;
const pageNumber = /^[-–—\s]*(page\s+)?\d{1,4}(\s*(\/|of)\s*\d{1,4})?[-–—\s]*$/iu;
const sentenceEnd = /[.!?:]["”’')\]]*$/u;

/** Puts a PDF's lines together to paragraphs, which a PDF does not know. Page numbers are left out. */
export function toParagraphs(pages: readonly (readonly PdfLine[])[]): string {
  const paragraphs: string[] = [];
  let above: PdfLine | null = null;
  for (const page of pages) {
    let first = true;
    for (const line of withoutPageNumbers(page)) {
      // Across a page break only an unfinished sentence goes on.
      const goesOn = first ? above !== null && !sentenceEnd.test(above.text) : isNextLine(above, line);
      const last = paragraphs.at(-1);
      if (goesOn && last !== undefined) paragraphs[paragraphs.length - 1] = join(last, line.text);
      else paragraphs.push(line.text);
      above = line;
      first = false;
    }
  }
  return paragraphs.join("\n\n");
}

function isNextLine(above: PdfLine | null, line: PdfLine): boolean {
  if (above === null) return false;
  const height = Math.max(above.height, line.height);
  return above.y - line.y <= height * paragraphGap && Math.abs(above.height - line.height) < height * 0.15;
}

/** Two lines as one; a word cut at the end of the first comes together again. */
function join(above: string, line: string): string {
  return /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(line) ? above.slice(0, -1) + line : `${above} ${line}`;
}

function withoutPageNumbers(page: readonly PdfLine[]): PdfLine[] {
  const lines = page
    .map((line) => ({ ...line, text: line.text.replace(/\s+/gu, " ").trim() }))
    .filter(({ text }) => text !== "");
  return lines.filter(({ text }, index) => {
    const atEdge = index === 0 || index === lines.length - 1;
    return !(atEdge && lines.length > 1 && pageNumber.test(text));
  });
}
