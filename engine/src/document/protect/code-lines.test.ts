import { describe, expect, test } from "vitest";
import { findCodeLines } from "./code-lines.ts";

const linesIn = (text: string) => findCodeLines(text).map(({ start, end }) => text.slice(start, end));

describe("finds the lines of a program", () => {
  test.each([
    ["JavaScript", "function add(a, b) {\n  // utilize the parameters\n  return a + b;\n}"],
    ["TypeScript", 'import { leverage } from "tools";\nconst robust: number = leverage(1);'],
    ["Python", "def add(a, b):\n    # utilize the parameters\n    return a + b"],
    ["Java", "public static int add(int a) {\n  int robust = a + 1;\n  return robust;\n}"],
    ["C", '#include <stdio.h>\nint main() {\n  printf("utilize");\n}'],
    ["a script", "total = utilize(4)\nprint = total + 1"],
  ])("in %s", (_language, code) => {
    expect(linesIn(code)).toEqual(code.split("\n"));
  });

  test("with the line ends of Windows", () => {
    const code = "const sum = a + b;\r\nreturn sum;";
    expect(linesIn(code)).toEqual(["const sum = a + b;", "return sum;"]);
  });

  test("and leaves the prose around them", () => {
    const text = "We utilize this:\nfunction add(a) {\n  return a;\n}\nIt is robust; we utilize it (daily).";
    expect(linesIn(text)).toEqual(["function add(a) {", "  return a;", "}"]);
  });
});

test.each([
  "We utilize tools (daily);\nthey utilize us (too);\nand so on.",
  "For example:\nIf you want to, return it;\nwhile it lasts.",
  "Let us begin.\nClass is dismissed:\nreturn to your seats.",
  "From here on,\nimport prices rise.",
  "Dear all,\nreturn your forms;\n- by Monday;",
  "Function follows form.\nx = 4 holds.",
])("takes prose for none: %j", (text) => {
  expect(linesIn(text)).toEqual([]);
});
