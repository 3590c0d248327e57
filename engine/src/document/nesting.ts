/** What may stand before a list's mark, and the mark. */
const listMark = /([ \t>]*)([-*+]|\d{1,9}[.)])(?=[ \t])/y;
const tabStop = 4;

/** How deep the lists of a Markdown text are nested, by the columns of their marks; 0 without any. Linear in length. */
export function deepestList(text: string): number {
  let deepest = 0;
  /** The columns of the marks of the lists that are open, ascending. */
  const open: number[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    let column = 0;
    listMark.lastIndex = 0;
    for (let match = listMark.exec(line); match; match = listMark.exec(line)) {
      const [, space = "", mark = ""] = match;
      column = columnAfter(space, column);
      while ((open.at(-1) ?? -1) >= column) open.pop();
      open.push(column);
      deepest = Math.max(deepest, open.length);
      column += mark.length;
    }
  }
  return deepest;
}

function columnAfter(space: string, from: number): number {
  let column = from;
  for (const character of space) column += character === "\t" ? tabStop - (column % tabStop) : 1;
  return column;
}
