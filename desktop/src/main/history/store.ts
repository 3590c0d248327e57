import { type HistoryItem, historyItemSchema } from "@ai-humanizer/shared";
import { z } from "zod";
import type { HistoryDatabase } from "./database.ts";

/** A place in the history, as the API's cursor names it. */
export interface Place {
  readonly createdAt: string;
  readonly id: string;
}

interface ListQuery {
  readonly limit: number;
  readonly before?: Place | undefined;
  readonly search?: string | undefined;
}

/** How many entries of the account are kept on this computer. */
export const capacity = 5000;

const rowSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    original_text: z.string(),
    humanized_text: z.string(),
    tone: historyItemSchema.shape.tone,
    created_at: z.string(),
    local: z.number(),
  })
  .transform(
    (row): HistoryItem => ({
      id: row.id,
      title: row.title,
      originalText: row.original_text,
      humanizedText: row.humanized_text,
      tone: row.tone,
      createdAt: row.created_at,
      ...(row.local === 1 ? { localOnly: true } : {}),
    }),
  );
const idSchema = z.object({ id: z.string() });
const noteSchema = z.object({ value: z.string() });

export type HistoryStore = ReturnType<typeof createHistoryStore>;

/** The history on this computer: what the account has at the server, and what was humanized offline. */
export function createHistoryStore(db: HistoryDatabase, keep = capacity) {
  const insert = db.prepare(
    `insert into entries (id, title, original_text, humanized_text, tone, created_at, local)
     values (@id, @title, @originalText, @humanizedText, @tone, @createdAt, @local)
     on conflict (id) do update set title = excluded.title, original_text = excluded.original_text,
       humanized_text = excluded.humanized_text, tone = excluded.tone, created_at = excluded.created_at,
       local = excluded.local
     where title <> excluded.title or humanized_text <> excluded.humanized_text or
       original_text <> excluded.original_text or tone <> excluded.tone or
       created_at <> excluded.created_at or local <> excluded.local`,
  );
  const put = (item: HistoryItem, local: 0 | 1) => {
    const { id, title, originalText, humanizedText, tone, createdAt } = item;
    insert.run({ id, title, originalText, humanizedText, tone, createdAt, local });
  };
  const note = (name: string): string | null => {
    const row = noteSchema.safeParse(db.prepare("select value from notes where name = ?").get(name));
    return row.data?.value ?? null;
  };
  const setNote = (name: string, value: string) => {
    db.prepare("insert into notes values (?, ?) on conflict (name) do update set value = excluded.value").run(
      name,
      value,
    );
  };
  const clear = db.transaction(() => {
    db.exec("delete from entries; delete from notes");
  });

  return {
    note,
    setNote,
    clear: () => clear(),
    close: () => db.close(),

    /** Makes this the history of a user; another user's is removed. */
    belongTo: (userId: string) => {
      if (note("user") === userId) return;
      clear();
      setNote("user", userId);
    },

    /** A page, newest first. `search` keeps what has words that begin with each of its words. */
    list: ({ limit, before, search }: ListQuery): HistoryItem[] => {
      const match = search === undefined ? null : matchAll(search);
      if (search !== undefined && match === null) return [];
      const conditions = [
        "deleted = 0",
        ...(before ? ["(created_at, id) < (@createdAt, @id)"] : []),
        ...(match === null
          ? []
          : ["rowid in (select rowid from entries_text where entries_text match @match)"]),
      ];
      const rows = db
        .prepare(
          `select * from entries where ${conditions.join(" and ")} order by created_at desc, id desc limit @limit`,
        )
        .all({ limit, ...(before ?? {}), ...(match === null ? {} : { match }) });
      return z.array(rowSchema).parse(rows);
    },

    find: (id: string): HistoryItem | null =>
      rowSchema.safeParse(db.prepare("select * from entries where id = ?").get(id)).data ?? null,

    /** Adds what was humanized on this computer. */
    addLocal: (item: HistoryItem) => put(item, 1),

    /** An entry of this computer is at the server now, perhaps by another id. */
    markUploaded: db.transaction((id: string, item: HistoryItem) => {
      if (item.id !== id) db.prepare("delete from entries where id = ?").run(id);
      put(item, 0);
    }),

    /** Takes an entry out; false if there is none. A local one is gone at once, for others the server is to be told. */
    remove: (id: string): boolean => {
      const local = db.prepare("delete from entries where id = ? and local = 1 and deleted = 0").run(id);
      if (local.changes > 0) return true;
      return db.prepare("update entries set deleted = 1 where id = ? and deleted = 0").run(id).changes > 0;
    },

    /** Brings back what was deleted here and the server was not told of yet. */
    restore: (id: string): boolean =>
      db.prepare("update entries set deleted = 0 where id = ? and deleted = 1").run(id).changes > 0,

    /** The ids of which the server is to be told that they were deleted. */
    deletions: (): string[] =>
      z
        .array(idSchema)
        .parse(db.prepare("select id from entries where deleted = 1").all())
        .map(({ id }) => id),

    /** The server no longer has it. */
    forget: (id: string) => {
      db.prepare("delete from entries where id = ? and local = 0").run(id);
    },

    /**
     * Takes over a page of the server's: what it has is added or changed, and what it lacks between its first place
     * and its last is deleted. Local entries and deletions that the server is not told of yet stay as they are.
     * @param from where the page begins; undefined is at the newest
     * @param last whether nothing comes after it
     */
    reconcile: db.transaction((page: readonly HistoryItem[], from: Place | undefined, last: boolean) => {
      const end = page.at(-1);
      const ids = JSON.stringify(page.map(({ id }) => id));
      const range = [
        ...(from ? ["(created_at, id) < (@fromTime, @fromId)"] : []),
        ...(last || !end ? [] : ["(created_at, id) >= (@endTime, @endId)"]),
      ];
      db.prepare(
        `delete from entries where local = 0 and id not in (select value from json_each(@ids))
         ${range.map((part) => `and ${part}`).join(" ")}`,
      ).run({
        ids,
        ...(from ? { fromTime: from.createdAt, fromId: from.id } : {}),
        ...(last || !end ? {} : { endTime: end.createdAt, endId: end.id }),
      });
      for (const item of page) put(item, 0);
      db.prepare(
        `delete from entries where local = 0 and id in (
           select id from entries where local = 0 order by created_at desc, id desc limit -1 offset ?)`,
      ).run(keep);
    }),

    isFull: (): boolean => {
      const count = db.prepare("select count(*) as count from entries where local = 0").get();
      return z.object({ count: z.number() }).parse(count).count >= keep;
    },
  };
}

/** FTS5's query for texts with words that begin with each word of a search; null where it has no word. */
function matchAll(search: string): string | null {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(" ");
}
