interface PdfOptions {
  /** Says that a password is needed, as an encrypted file does. */
  encrypted?: boolean;
}

/** A PDF of one page per list of lines. An empty line is a gap; a page without lines has no text. */
export function makePdf(
  pages: readonly (readonly string[])[],
  { encrypted = false }: PdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((lines, index) => {
      const content = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  const secret = `<${"5a".repeat(32)}>`;
  const encrypt = encrypted
    ? ` /ID [${secret} ${secret}] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${secret} /U ${secret} >>`
    : "";
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

function contentOf(lines: readonly string[]): string {
  const escaped = lines.map((line) => line.replace(/[\\()]/gu, "\\$&"));
  return [
    "BT /F1 12 Tf 14 TL 72 720 Td",
    ...escaped.map((line) => (line === "" ? "T*" : `(${line}) Tj T*`)),
    "ET",
  ].join("\n");
}
