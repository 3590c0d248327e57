import { bindsByLaw } from "./contract.ts";
import { clauseRefusals } from "./refusals/clause.ts";
import { coordinationRefusals } from "./refusals/coordination.ts";
import { degreeRefusals } from "./refusals/degree.ts";
import { openingRefusals } from "./refusals/opening.ts";
import { quantityRefusals } from "./refusals/quantity.ts";
import type { Refusal } from "./refusals/refusal.ts";

const refusals: readonly Refusal[] = [
  ...clauseRefusals,
  ...coordinationRefusals,
  ...degreeRefusals,
  ...openingRefusals,
  ...quantityRefusals,
  bindsByLaw,
];

/** Whether the words of a replacement would break what stands around the match. */
export const isRefused: Refusal = (words, match, sentence) =>
  refusals.some((refuses) => refuses(words, match, sentence));
