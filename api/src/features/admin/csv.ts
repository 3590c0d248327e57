type Cell = string | number | boolean | null | undefined;

/** A line of CSV (RFC 4180), with its end. No cell can be read as a formula by a spreadsheet. */
function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = String(cell ?? "");
  // https://owasp.org/www-community/attacks/CSV_Injection: a leading apostrophe makes it text.
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV, piece by piece, under a line of their columns' names. It begins with the mark that Excel wants. */
export async function* csvOf<Row>(
  columns: readonly (keyof Row & string)[],
  rows: AsyncIterable<Row>,
  toCell: (value: Row[keyof Row & string]) => Cell,
): AsyncGenerator<string> {
  yield `\ufeff${csvLine(columns)}`;
  for await (const row of rows) yield csvLine(columns.map((column) => toCell(row[column])));
}
