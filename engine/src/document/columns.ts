const gap = /\S {4,}\S/;

/** Whether a paragraph is set in columns by spaces, which another word would push out of line: "Ann      4.5". */
export const isInColumns = (text: string): boolean =>
  text.split("\n").filter((line) => gap.test(line)).length >= 2;
