import { each } from "./each.ts";

/** The guard that who does it stands right before: a pronoun or a name. */
export const person = "prev i,he,she,we,they,<name>";

/** A line for each of those to whom it is done: "him". */
export const whom = (line: (him: string) => string): string => each("me,him,her,them,us", line);
