import { expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { verbSurfaces } from "../morphology/verbs.ts";
import { readVerb } from "./verb-form.ts";

function read(text: string, lemma: string) {
  const sentence = parseDocument(text).blocks[0]?.sentences[0];
  const surfaces = verbSurfaces(lemma);
  const index = sentence?.tokens.findIndex((token) => surfaces.has(token.lower)) ?? -1;
  const forms = surfaces.get(sentence?.tokens[index]?.lower ?? "");
  return sentence && forms ? readVerb(sentence, index, forms) : null;
}

test.each([
  ["She had dedicated her life to the work.", "dedicate"],
  ["She'd dedicated her life to the work.", "dedicate"],
  ["They’d devoted their lives to this.", "devote"],
  ["Never had he witnessed a scene like it.", "witness"],
  ["Or had he really witnessed a scene like it?", "witness"],
  ["Had the town witnessed a flood, it would have built a wall.", "witness"],
  ["Had either of the sides possessed a clearer view, war might have been averted.", "possess"],
])("reads a participle of the perfect in %j", (text, lemma) => {
  expect(read(text, lemma)).toMatchObject({ form: "part", voice: "active", sure: true });
});

test("reads a past form after its subject", () => {
  expect(read("He witnessed a scene like it.", "witness")).toMatchObject({ form: "past", voice: "active" });
});

test("takes a participle behind its adverb for an adjective", () => {
  expect(read("They signed its newly established Code of Conduct.", "establish")).toBeNull();
});

test("takes a word behind a genitive for a noun", () => {
  expect(read("Each side's attempts to make itself safer failed.", "attempt")).toBeNull();
});
