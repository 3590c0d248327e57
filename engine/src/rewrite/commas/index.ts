import type { Rewrite } from "../candidate.ts";
import { adverbCommas, closingComma, exampleComma } from "./asides.ts";
import { clauseComma, predicateComma, subordinateComma } from "./clauses.ts";
import { openingComma } from "./opening.ts";
import { serialComma } from "./serial.ts";
import { singleComma } from "./single.ts";

const rules = [
  serialComma,
  predicateComma,
  subordinateComma,
  openingComma,
  clauseComma,
  adverbCommas,
  closingComma,
  exampleComma,
  singleComma,
];

/** Drops commas that people mostly leave out: machines set nearly twice as many. */
export const commas: Rewrite = (sentence) =>
  sentence.tokens.flatMap((token, at) =>
    token.text === "," ? rules.flatMap((rule) => rule(sentence, at)) : [],
  );
