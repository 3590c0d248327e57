import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadEngine } from "../engine/src/node.ts";
import { exampleFile, makeExample } from "./landing-example.ts";

it("is what the engine makes of the passage today; else: npm run example", () => {
  expect(JSON.parse(readFileSync(exampleFile, "utf8"))).toEqual(makeExample(loadEngine()));
});
