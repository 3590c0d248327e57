import { type HistoryItem, historyCursor, historyDeletedSchema, historySchema } from "@ai-humanizer/shared";
import { beforeEach, describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { newMember } from "../../../test/member.ts";
import { createLogger } from "../../log.ts";
import { maintain } from "../../maintenance.ts";

describe.each(databases)("the history on $name", ({ open }) => {
  const database = testDatabase(open);
  let now: number;
  let uid: string;
  let userId: string;
  beforeEach(async () => {
    now = Date.now();
    uid = crypto.randomUUID();
    userId = (await newMember(database.db, { uid })).userId;
  });

  const ask = async (path: string, method = "GET", as = uid) => {
    const app = testApp({ db: database.db, clock: () => now });
    return await app.request(path, { method, headers: bearer(idToken({ uid: as })) });
  };
  const list = async (query = "", as = uid) =>
    historySchema.parse(await (await ask(`/api/history${query}`, "GET", as)).json());
  const titles = async (query = "") => (await list(query)).map(({ title }) => title);
  /** Stores items of the user, a minute apart, the last one the newest. */
  async function store(...items: readonly Partial<HistoryItem>[]): Promise<void> {
    const rows = items.map(({ id, title, originalText, humanizedText }, index) => ({
      id: id ?? crypto.randomUUID(),
      guestSessionId: null,
      userId,
      title: title ?? `Title ${index}`,
      originalText: originalText ?? "o",
      humanizedText: humanizedText ?? "h",
      tone: "casual" as const,
      mode: "standard" as const,
      wordCount: 1,
      processingMs: 1,
      createdAt: now - 3_600_000 + index * 60_000,
    }));
    await database.db.insertInto("humanizations").values(rows).execute();
  }

  it("shows what was humanized, the newest first, on both paths", async () => {
    const app = testApp({ db: database.db });
    await store({ title: "Older" });
    await app.request(
      "/api/humanize",
      humanizeInit(null, { text: "We utilize tools." }, bearer(idToken({ uid }))),
    );
    const items = await list();
    expect(items).toEqual([
      {
        id: expect.any(String),
        title: "We utilize tools.",
        originalText: "We utilize tools.",
        humanizedText: "We use tools.",
        tone: "casual",
        createdAt: expect.any(String),
      },
      expect.objectContaining({ title: "Older" }),
    ]);
    expect(await (await ask("/api/history/full")).json()).toEqual(items);
  });

  it("gives 50 unless asked for fewer or more, and pages without gaps or repeats", async () => {
    await store(...Array.from({ length: 60 }, (_, index) => ({ title: `${index}` })));
    expect(await list()).toHaveLength(50);
    expect(await list("?limit=200")).toHaveLength(60);
    const seen: string[] = [];
    let query = "?limit=25";
    for (let page = 0; page < 3; page++) {
      const items = await list(query);
      seen.push(...items.map(({ title }) => title));
      const last = items.at(-1);
      if (last) query = `?limit=25&before=${encodeURIComponent(historyCursor(last))}`;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `${59 - index}`));
  });

  it("pages through items of the same millisecond", async () => {
    const items = Array.from({ length: 5 }, () => ({ id: crypto.randomUUID() }));
    await store(...items);
    await database.db
      .updateTable("humanizations")
      .set({ createdAt: now })
      .where("userId", "=", userId)
      .execute();
    const [a, b] = await list("?limit=2");
    const rest = b ? await list(`?before=${historyCursor(b)}`) : [];
    expect(new Set([a, b, ...rest].map((item) => item?.id))).toEqual(new Set(items.map(({ id }) => id)));
    expect(rest).toHaveLength(3);
  });

  it("finds by title and by both texts, whatever the case, taking signs as they are", async () => {
    await store(
      { title: "Tea time" },
      { originalText: "A cup of TEA, please" },
      { humanizedText: "more tea" },
      { title: "100% sure_thing" },
      { title: "coffee" },
    );
    expect(await titles("?q=tEa")).toHaveLength(3);
    expect(await titles("?q=%25")).toEqual(["100% sure_thing"]);
    expect(await titles("?q=e_t")).toEqual(["100% sure_thing"]);
    expect(await titles("?q=%5C")).toEqual([]);
    expect(await titles("?q=%20coffee%20")).toEqual(["coffee"]);
    expect(await titles("?q=tea&limit=1")).toHaveLength(1);
    expect(await titles("?q=")).toHaveLength(5);
  });

  it.each([
    ["ÉCOLE", "école"],
    ["straße und übung", "ÜBUNG"],
    ["Привет, мир", "ПРИВЕТ"],
    ["ΛΌΓΟΙ", "λόγοι"],
  ])("finds “%s” by “%s”: the case of letters beyond A to Z does not matter either", async (title, query) => {
    await store({ title }, { title: "coffee" });
    expect(await titles(`?q=${encodeURIComponent(query)}`)).toEqual([title]);
  });

  it("searches a long history to its end, letting others have their turn", async () => {
    const item = (index: number) => ({ title: index % 1100 === 7 ? "needle" : "hay" });
    for (let first = 0; first < 2500; first += 500) {
      await store(...Array.from({ length: 500 }, (_, index) => item(first + index)));
    }
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    const found = await list("?q=needle");
    clearInterval(counting);
    expect(found).toHaveLength(3);
    expect(turns).toBeGreaterThan(1);
    expect(await list("?q=needle&limit=2")).toEqual(found.slice(0, 2));
    const [first] = found;
    expect(first && (await list(`?q=needle&before=${historyCursor(first)}`))).toEqual(found.slice(1));
    expect(await list("?q=nowhere")).toEqual([]);
  });

  it.each(["limit=0", "limit=201", "limit=x", "before=x", "before=2025-99-99T00:00:00.000Z_x"])(
    "refuses ?%s",
    async (query) => {
      const answer = await ask(`/api/history?${query}`);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: "validation_failed" });
    },
  );

  it("deletes an item at once, and brings it back within a minute", async () => {
    await store({ id: `a-${uid}`, title: "A" }, { title: "B" });
    const deleted = await ask(`/api/history/a-${uid}`, "DELETE");
    const { undoUntil } = historyDeletedSchema.parse(await deleted.json());
    expect(Date.parse(undoUntil)).toBe(now + 60_000);
    expect(await titles()).toEqual(["B"]);
    now += 59_999;
    await maintain({
      db: database.db,
      clock: () => now,
      log: createLogger("silent"),
      guestHistoryDays: 30,
    });
    const restored = await ask(`/api/history/a-${uid}/restore`, "POST");
    expect(await restored.json()).toMatchObject({ id: `a-${uid}`, title: "A" });
    expect(await titles()).toEqual(["B", "A"]);
    expect((await ask(`/api/history/a-${uid}/restore`, "POST")).status).toBe(200);
  });

  it("deletes for good after a minute", async () => {
    await store({ id: `a-${uid}` });
    await ask(`/api/history/a-${uid}`, "DELETE");
    now += 60_000;
    expect((await ask(`/api/history/a-${uid}/restore`, "POST")).status).toBe(404);
    await maintain({
      db: database.db,
      clock: () => now,
      log: createLogger("silent"),
      guestHistoryDays: 30,
    });
    const rows = database.db.selectFrom("humanizations").select("id").where("userId", "=", userId);
    expect(await rows.execute()).toEqual([]);
  });

  it("does not find what is not there, deleted already, or somebody else's", async () => {
    await store({ id: `a-${uid}`, title: "A" });
    const other = crypto.randomUUID();
    expect((await ask("/api/history/none", "DELETE")).status).toBe(404);
    expect((await ask(`/api/history/a-${uid}`, "DELETE", other)).status).toBe(404);
    expect(await list("", other)).toEqual([]);
    expect((await ask(`/api/history/a-${uid}`, "DELETE")).status).toBe(200);
    expect((await ask(`/api/history/a-${uid}`, "DELETE")).status).toBe(404);
    expect((await ask(`/api/history/a-${uid}/restore`, "POST", other)).status).toBe(404);
  });
});
