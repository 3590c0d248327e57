import type { Sentence } from "../document/types.ts";

/** Whether another that-clause follows, as in "told us that it was slow and that it broke": a row keeps its first "that". */
export const goesOnWithThat = ({ tokens }: Sentence, from: number): boolean =>
  tokens.some(
    ({ lower }, i) =>
      i >= from && lower === "that" && /^(and|or|but|nor|yet|,)$/.test(tokens[i - 1]?.lower ?? ""),
  );
