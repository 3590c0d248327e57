import { Document, HeadingLevel, type IParagraphOptions, Packer, Paragraph, TextRun } from "docx";

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
const numbering = "numbers";
/** A twentieth of a point is docx's unit of space, half a point that of type. */
const paragraphSpace = 160;
const fontSize = 22;

/** A Word document of a text: its paragraphs; and of Markdown its headings, lists, bold and italic words. */
export async function toDocx(text: string): Promise<Blob> {
  const document = new Document({
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: fontSize },
          paragraph: { spacing: { after: paragraphSpace } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: numbering,
          levels: [
            {
              level: 0,
              format: "decimal",
              text: "%1.",
              style: { paragraph: { indent: { left: 720, hanging: 360 } } },
            },
          ],
        },
      ],
    },
    sections: [{ children: paragraphsOf(text) }],
  });
  return await Packer.toBlob(document);
}

function paragraphsOf(text: string): Paragraph[] {
  return text.split(/\n{2,}/u).flatMap((block) => {
    const paragraphs: Paragraph[] = [];
    let plain: string[] = [];
    const flush = () => {
      if (plain.length > 0) paragraphs.push(new Paragraph({ children: plain.flatMap(lineRuns) }));
      plain = [];
    };
    for (const line of block.split("\n")) {
      const marked = markedLine(line);
      if (marked) {
        flush();
        paragraphs.push(new Paragraph({ ...marked.options, children: runsOf(marked.text) }));
      } else if (line.trim() !== "") plain.push(line);
    }
    flush();
    return paragraphs;
  });
}

function markedLine(line: string): { text: string; options: IParagraphOptions } | null {
  const [, hashes = "", title = ""] = /^(#{1,6})\s+(.*)$/u.exec(line) ?? [];
  const heading = headings[hashes.length - 1];
  if (heading) return { text: title, options: { heading } };
  const [, bullet] = /^\s*[-*+]\s+(.*)$/u.exec(line) ?? [];
  if (bullet !== undefined) return { text: bullet, options: { bullet: { level: 0 } } };
  const [, item] = /^\s*\d{1,3}[.)]\s+(.*)$/u.exec(line) ?? [];
  if (item !== undefined) return { text: item, options: { numbering: { reference: numbering, level: 0 } } };
  return null;
}

function lineRuns(line: string, index: number): TextRun[] {
  return runsOf(line, index > 0);
}

/** `**bold**` and `*italic*` words as such; all else as it stands. */
function runsOf(line: string, afterBreak = false): TextRun[] {
  const parts = line
    .split(/(\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\*[^\s*](?:[^*]*[^\s*])?\*)/u)
    .filter((part) => part !== "");
  return parts.map((part, index) => {
    const lineBreak = afterBreak && index === 0 ? { break: 1 } : {};
    if (part.length > 4 && part.startsWith("**"))
      return new TextRun({ text: part.slice(2, -2), bold: true, ...lineBreak });
    if (part.length > 2 && part.startsWith("*"))
      return new TextRun({ text: part.slice(1, -1), italics: true, ...lineBreak });
    return new TextRun({ text: part, ...lineBreak });
  });
}
