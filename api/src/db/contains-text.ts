import { type Expression, type RawBuilder, sql } from "kysely";

/** Whether a column contains a text, whatever the case of its letters. */
export function containsText(column: Expression<unknown>, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`fold_case(${column}) like ${pattern} escape '\\'`;
}
