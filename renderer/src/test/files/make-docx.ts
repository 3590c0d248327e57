import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";

/** A Word document with a heading, paragraphs, a line break within the first of them, and a list. */
export async function makeDocx({
  heading,
  paragraphs,
  list = [],
}: {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}): Promise<Uint8Array<ArrayBuffer>> {
  const children = [
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => {
      const runs = text
        .split("\n")
        .map((line, index) => new TextRun({ text: line, break: index === 0 ? 0 : 1 }));
      return new Paragraph({ children: runs });
    }),
    ...list.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
  ];
  const buffer = await Packer.toArrayBuffer(new Document({ sections: [{ children }] }));
  return new Uint8Array(buffer);
}
