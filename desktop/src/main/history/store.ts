import { type HistoryItem, historyItemSchema, historyUndoMs } from "@ai-humanizer/shared";
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
/** Notes that are everyone's, whoever is signed in: the settings. */
export const everyonesNotes: readonly string[] = ["/api/config"];

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

const searched = ["title", "original_text", "humanized_text"];
const contains = `(${searched.map((column) => `instr(fold_case(${column}), @search) > 0`).join(" or ")})`;

/**
 * A user's history on this computer: what the account has at the server, and what was humanized offline. Of other users
 * it holds, out of sight, what the server does not know of yet: their texts only where they did not sign out themselves.
 */
export function createHistoryStore(db: HistoryDatabase, keep = capacity, clock: () => number = Date.now) {
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
  /** Whose history this is; empty for nobody's. */
  let user = note("user") ?? "";
  const insert = db.prepare(
    `insert into entries (id, title, original_text, humanized_text, tone, created_at, local, user_id)
     values (@id, @title, @originalText, @humanizedText, @tone, @createdAt, @local, @user)
     on conflict (id) do update set title = excluded.title, original_text = excluded.original_text,
       humanized_text = excluded.humanized_text, tone = excluded.tone, created_at = excluded.created_at,
       local = excluded.local, user_id = excluded.user_id
     where title <> excluded.title or humanized_text <> excluded.humanized_text or
       original_text <> excluded.original_text or tone <> excluded.tone or
       created_at <> excluded.created_at or local <> excluded.local or user_id <> excluded.user_id`,
  );
  const put = (item: HistoryItem, local: 0 | 1) => {
    const { id, title, originalText, humanizedText, tone, createdAt } = item;
    insert.run({ id, title, originalText, humanizedText, tone, createdAt, local, user });
  };
  const become = db.transaction((next: string) => {
    db.exec("delete from entries where local = 0 and deleted_at = 0");
    db.prepare("delete from notes where name not in (select value from json_each(?))").run(
      JSON.stringify(everyonesNotes),
    );
    if (next !== "") setNote("user", next);
  });
  // Until then the log of changes has what was deleted.
  const emptyLog = () => db.pragma("wal_checkpoint(TRUNCATE)");
  const switchTo = (next: string) => {
    become(next);
    user = next;
    emptyLog();
  };
  const purge = () => {
    const gone = db.prepare("delete from entries where local = 1 and deleted_at between 1 and ?");
    if (gone.run(clock() - historyUndoMs).changes > 0) emptyLog();
  };
  purge();

  return {
    note,
    setNote,
    /** Removes for good what was deleted so long ago that it can't be brought back, and was never at the server. */
    purge,
    close: () => db.close(),

    /** Makes this the history of a user. Of another's, what the server knows is removed, and the rest is hidden. */
    belongTo: (userId: string) => {
      if (user !== userId) switchTo(userId);
    },

    /** Nobody is signed in any more, though not by choice: what the server does not know of waits for its user. */
    hide: () => switchTo(""),

    /** The user signed out: no text of theirs stays. Of what the server is still to be told to delete, the id does. */
    clear: () => {
      db.prepare("delete from entries where user_id = ? and (local = 1 or deleted_at = 0)").run(user);
      // Emptied, it can't be brought back either.
      db.prepare(
        "update entries set title = '', original_text = '', humanized_text = '', deleted_at = 1 where user_id = ?",
      ).run(user);
      switchTo("");
    },

    /** The ids of what exists on this computer only, newest first. */
    localIds: (): string[] =>
      idsIn(
        db
          .prepare(
            `select id from entries where user_id = ? and local = 1 and deleted_at = 0
             order by created_at desc, id desc`,
          )
          .all(user),
      ),

    /** A page, newest first. `search` keeps what has it in its title or texts, whatever the case of its letters. */
    list: ({ limit, before, search }: ListQuery): HistoryItem[] => {
      const conditions = [
        "user_id = @user and deleted_at = 0",
        ...(before ? ["(created_at, id) < (@createdAt, @id)"] : []),
        ...(search === undefined ? [] : [contains]),
      ];
      const rows = db
        .prepare(
          `select * from entries where ${conditions.join(" and ")} order by created_at desc, id desc limit @limit`,
        )
        .all({
          user,
          limit,
          ...(before ?? {}),
          ...(search === undefined ? {} : { search: search.toLowerCase() }),
        });
      return z.array(rowSchema).parse(rows);
    },

    find: (id: string): HistoryItem | null =>
      rowSchema.safeParse(
        db.prepare("select * from entries where id = ? and user_id = ? and deleted_at = 0").get(id, user),
      ).data ?? null,

    /** Adds what was humanized on this computer. */
    addLocal: (item: HistoryItem) => put(item, 1),

    /** An entry of this computer is at the server now, perhaps by another id. Deleted meanwhile, it stays so. */
    markUploaded: db.transaction((id: string, item: HistoryItem) => {
      db.prepare("update or replace entries set id = ? where id = ?").run(item.id, id);
      put(item, 0);
    }),

    /** Takes an entry out, for a while only; false if there is none. */
    remove: (id: string): boolean =>
      db
        .prepare("update entries set deleted_at = ? where id = ? and user_id = ? and deleted_at = 0")
        .run(clock(), id, user).changes > 0,

    /** Whether it was taken out, and is still held here. */
    isRemoved: (id: string): boolean =>
      db.prepare("select 1 from entries where id = ? and user_id = ? and deleted_at > 0").get(id, user) !==
      undefined,

    /** Brings back what was taken out a moment ago, unless the server was told of it. */
    restore: (id: string): boolean =>
      db
        .prepare("update entries set deleted_at = 0 where id = ? and user_id = ? and deleted_at > ?")
        .run(id, user, Math.max(0, clock() - historyUndoMs)).changes > 0,

    /** The ids of which the server is to be told that they were deleted. */
    deletions: (): string[] =>
      idsIn(
        db.prepare("select id from entries where user_id = ? and local = 0 and deleted_at > 0").all(user),
      ),

    /** The server no longer has it. */
    forget: (id: string) => {
      db.prepare("delete from entries where id = ? and user_id = ? and local = 0").run(id, user);
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
      const ofServer = "user_id = @user and local = 0";
      const range = [
        ...(from ? ["(created_at, id) < (@fromTime, @fromId)"] : []),
        ...(last || !end ? [] : ["(created_at, id) >= (@endTime, @endId)"]),
      ];
      db.prepare(
        `delete from entries where ${ofServer} and id not in (select value from json_each(@ids))
         ${range.map((part) => `and ${part}`).join(" ")}`,
      ).run({
        user,
        ids,
        ...(from ? { fromTime: from.createdAt, fromId: from.id } : {}),
        ...(last || !end ? {} : { endTime: end.createdAt, endId: end.id }),
      });
      for (const item of page) put(item, 0);
      db.prepare(
        `delete from entries where ${ofServer} and id in (
           select id from entries where ${ofServer} order by created_at desc, id desc limit -1 offset @keep)`,
      ).run({ user, keep });
    }),

    isFull: (): boolean => {
      const count = db
        .prepare("select count(*) as count from entries where user_id = ? and local = 0")
        .get(user);
      return z.object({ count: z.number() }).parse(count).count >= keep;
    },
  };
}

function idsIn(rows: unknown): string[] {
  return z
    .array(idSchema)
    .parse(rows)
    .map(({ id }) => id);
}
