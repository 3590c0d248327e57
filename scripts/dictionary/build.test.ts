import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildDictionary } from "./build.ts";

it("gives the dictionary that the engine has", () => {
  const file = new URL("../../engine/models/dictionary.json", import.meta.url);
  // Not by `toBe`, which would print a megabyte.
  expect(readFileSync(file, "utf8") === buildDictionary(), "npm run dictionary brings it up to date").toBe(
    true,
  );
});
