import { type Expression, type SqlBool, sql } from "kysely";

/** A row's place in a sorted list. */
export interface Place {
  readonly id: string;
  /** What the list is sorted by, then by id. */
  readonly sortKey: unknown;
}

/** Which part of a list is asked for. */
export interface Page<Column extends string> {
  readonly limit: number;
  readonly offset: number;
  /** Where it begins: behind this place; at the beginning of the list by default. */
  readonly after?: Place | undefined;
  /** What the rows must contain. */
  readonly q?: string | undefined;
  readonly sort: Column;
  readonly order: "asc" | "desc";
}

/** How many rows an export reads at once. */
const exportedAtOnce = 500;

/**
 * All rows of a list, page by page. Each begins behind the last row of the one before, so that rows which are added or
 * removed meanwhile make none of the others come twice or not at all.
 */
export async function* allRows<Row extends Place, View, Column extends string>(
  find: (page: Page<Column>) => Promise<Row[]>,
  view: (row: Row) => View,
  page: Omit<Page<Column>, "limit" | "offset" | "after">,
): AsyncGenerator<View> {
  let after: Place | undefined;
  do {
    const rows = await find({ ...page, limit: exportedAtOnce, offset: 0, after });
    for (const row of rows) yield view(row);
    after = rows.length === exportedAtOnce ? rows.at(-1) : undefined;
  } while (after);
}

/** Whether a row comes after a place, in a list sorted by a key and then by id, with unknown keys last. */
export function comesAfter(
  { sortKey, id }: { readonly sortKey: Expression<unknown>; readonly id: Expression<string> },
  place: Place,
  order: Page<string>["order"],
): Expression<SqlBool> {
  const beyond = order === "asc" ? sql`>` : sql`<`;
  if (place.sortKey === null) return sql`(${sortKey} is null and ${id} ${beyond} ${place.id})`;
  return sql`((${sortKey}, ${id}) ${beyond} (${place.sortKey}, ${place.id}) or ${sortKey} is null)`;
}

/** A count as a number: Postgres answers text. */
export async function countOf(query: {
  executeTakeFirstOrThrow: () => Promise<{ count: number | string | bigint }>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}
