import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./paths.ts";
import { withSettings } from "./settings-readme.ts";

it("puts the table between the markers and leaves the rest", () => {
  const readme = "# A\n<!-- settings:start -->\noutdated\n<!-- settings:end -->\nrest\n";
  const updated = withSettings(readme);
  expect(updated).toMatch(/^# A\n<!-- settings:start -->\n\| Setting \|/);
  expect(updated).toMatch(/\n<!-- settings:end -->\nrest\n$/);
  expect(updated).toContain("| `PORT` |");
  expect(updated).not.toContain("outdated");
  expect(withSettings(updated)).toBe(updated);
});

it("refuses a text without the markers", () => {
  expect(() => withSettings("# A")).toThrow(/markers/);
});

it("finds the README up to date; `npm run settings:table` brings it there", () => {
  const readme = readFileSync(path.join(ROOT, "README.md"), "utf8");
  expect(readme).toBe(withSettings(readme));
});
