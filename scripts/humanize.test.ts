import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";

const run = (args: readonly string[], input: string) =>
  spawnSync(process.execPath, [`${import.meta.dirname}/humanize.ts`, ...args], { input, encoding: "utf8" });

const text =
  "Additionally, the committee will utilize 12 new methods in order to reduce the cost of the program.";

describe("npm run humanize", () => {
  test("rewrites standard input to standard output", () => {
    const { stdout, status } = run(["--tone", "formal"], text);
    expect(status).toBe(0);
    expect(stdout).not.toBe(text);
    expect(stdout).toContain("12");
  });

  test("--jsonl answers line by line, in order, and goes on after a bad line", () => {
    const lines = [
      { text },
      { text: "Guten Morgen, meine Damen und Herren, wir freuen uns sehr." },
      { text: 5 },
      { text: "Hi." },
    ];
    const { stdout, status } = run(["--jsonl"], lines.map((line) => JSON.stringify(line)).join("\n"));
    const answers: Record<string, unknown>[] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => Object.keys(answer))).toEqual([
      ["humanizedText", "report"],
      ["error"],
      ["error"],
      ["humanizedText", "report"],
    ]);
    expect(answers[1]?.error).toMatch(/German/);
    expect(answers[3]?.humanizedText).toBe("Hi.");
    expect(status).toBe(1);
  });

  test("names the language that it can't rewrite, and nothing more", () => {
    const { stderr, status } = run([], "Guten Morgen, meine Damen und Herren, wir freuen uns sehr.");
    expect(status).toBe(1);
    expect(stderr).toContain("German");
    expect(stderr).not.toContain("Usage:");
  });

  test("names a wrong option", () => {
    const { stderr, status } = run(["--tone", "angry"], text);
    expect(status).toBe(1);
    expect(stderr).toContain("tone");
    expect(stderr).toContain("Usage:");
  });
});
