import { expect, it } from "vitest";
import { createLogger, describeError } from "./log.ts";

it("describes an error by kind, code and place, never by its message", () => {
  const cause = Object.assign(new Error("near 'a private text'"), {
    code: "SQLITE_ERROR",
    detail: "a private text",
  });
  const described = describeError(new TypeError("a private text\nin two lines", { cause }));
  expect(described).toMatchObject({ name: "TypeError", cause: { name: "Error", code: "SQLITE_ERROR" } });
  expect(JSON.stringify(described)).toContain("log.test.ts");
  expect(JSON.stringify(described)).not.toMatch(/private|two lines/);
});

it("logs JSON lines through that description, at its level and above", () => {
  const lines: string[] = [];
  const log = createLogger("warn", { write: (line: string) => lines.push(line) });
  log.info("not shown");
  log.error({ err: new Error("a private text") }, "failed");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "failed", err: { name: "Error" } });
  expect(lines[0]).not.toContain("private");
});
