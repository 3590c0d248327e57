import type { Sentence } from "../document/types.ts";

/** Whether another "to" and a verb follow, as in "forced them to stop and to listen": a row keeps its first "to". */
export const goesOnWithTo = ({ tokens }: Sentence, from: number): boolean =>
  tokens.some(
    ({ lower }, i) =>
      i >= from &&
      lower === "to" &&
      /^(and|or|but|nor|then|,)$/.test(tokens[i - 1]?.lower ?? "") &&
      tokens[i + 1]?.pos === "VERB",
  );
