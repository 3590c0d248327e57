/** Which part of a list is asked for. */
export interface Page<Column extends string> {
  readonly limit: number;
  readonly offset: number;
  /** What the rows must contain. */
  readonly q?: string | undefined;
  readonly sort: Column;
  readonly order: "asc" | "desc";
}

/** How many rows an export reads at once. */
const exportedAtOnce = 500;

/** All rows of a list, page by page. What is added or removed meanwhile may move rows between pages. */
export async function* allRows<Row, Column extends string>(
  find: (page: Page<Column>) => Promise<Row[]>,
  page: Omit<Page<Column>, "limit" | "offset">,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += exportedAtOnce) {
    const rows = await find({ ...page, limit: exportedAtOnce, offset });
    yield* rows;
    if (rows.length < exportedAtOnce) return;
  }
}

/** A count as a number: Postgres answers text. */
export async function countOf(query: {
  executeTakeFirstOrThrow: () => Promise<{ count: number | string | bigint }>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}
