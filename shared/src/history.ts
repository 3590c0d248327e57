import * as z from "zod/mini";

/** One past humanization. */
export const historyItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  originalText: z.string(),
  humanizedText: z.string(),
  tone: z.enum(["casual", "formal", "academic", "conversational"]),
  createdAt: z.iso.datetime(),
  /** True for what the desktop app humanized offline: it exists on that computer alone. The API never says so. */
  localOnly: z.optional(z.boolean()),
});
export type HistoryItem = z.infer<typeof historyItemSchema>;

/** `GET /api/history` and `GET /api/history/full`: the user's own, newest first, as a plain array. */
export const historySchema = z.array(historyItemSchema);

export const historyLimits = { default: 50, max: 200, query: 200 } as const;

/**
 * The query of both. A page shorter than `limit` is the last; the next page is asked for by `before`, which is
 * `historyCursor` of the last item. `q` finds items whose title or texts contain it, whatever its case.
 */
export const historyQuerySchema = z.object({
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(historyLimits.max)),
    historyLimits.default,
  ),
  before: z.optional(z.string().check(z.maxLength(100), z.regex(/^\d{4}-[\d:T.-]+Z_[\w-]+$/))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(historyLimits.query))),
});

/**
 * `POST /api/history`: takes in what the desktop app humanized offline. Answers the item as it is stored; the same item
 * sent again changes nothing. 429 `rate_limited` for more than 1,000 a day (UTC).
 */
export const historyUploadSchema = z.object({
  id: z.uuid(),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  originalText: z.string().check(z.minLength(1), z.maxLength(50_000)),
  humanizedText: z.string().check(z.minLength(1), z.maxLength(50_000)),
  tone: historyItemSchema.shape.tone,
  createdAt: z.iso.datetime(),
});
export type HistoryUpload = z.infer<typeof historyUploadSchema>;

/** Where the page after an item begins. It holds when the item is deleted meanwhile. */
export function historyCursor({ createdAt, id }: Pick<HistoryItem, "createdAt" | "id">): string {
  return `${createdAt}_${id}`;
}

/** The item behind which a cursor leads on: what `historyCursor` was made of. */
export function itemOfCursor(cursor: string): Pick<HistoryItem, "createdAt" | "id"> {
  const at = cursor.indexOf("_");
  return { createdAt: cursor.slice(0, at), id: cursor.slice(at + 1) };
}

/** How long a deleted item can be brought back, in milliseconds. */
export const historyUndoMs = 60_000;

/**
 * `DELETE /api/history/:id`: gone from every list at once, and for good at `undoUntil`. Until then
 * `POST /api/history/:id/restore` brings it back and answers the item.
 */
export const historyDeletedSchema = z.object({ undoUntil: z.iso.datetime() });

/** `GET /api/stats`: all a user ever humanized; deleting history does not lower it. */
export const statsSchema = z.object({
  totalRewrites: z.int(),
  wordsProcessed: z.int(),
  /** Mean time of a run, such as "2.3s". */
  avgTime: z.string(),
});
export type Stats = z.infer<typeof statsSchema>;
