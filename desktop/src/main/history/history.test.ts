import { readFileSync } from "node:fs";
import path from "node:path";
import { type HistoryItem, historyUndoMs } from "@ai-humanizer/shared";
import Database from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { tempFolders } from "../../test/temp-folders.ts";
import { openHistoryDatabase } from "./database.ts";
import { migrations } from "./migrations.ts";
import { createHistoryStore } from "./store.ts";
import { createHistorySync } from "./sync.ts";

const newFolder = tempFolders();

const item = (n: number, text = `text ${n}`): HistoryItem => ({
  id: `id-${String(n).padStart(4, "0")}`,
  title: `Title ${n}`,
  originalText: `original ${text}`,
  humanizedText: `humanized ${text}`,
  tone: "casual",
  createdAt: new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString(),
});
const ids = (items: readonly HistoryItem[]) => items.map(({ id }) => id);

/** A store in a file, and a server that answers as the API does; the session of now is the test's to end. */
function setUp(atServer: HistoryItem[] = [], keep?: number) {
  const file = path.join(newFolder(), "history.sqlite");
  const time = { now: Date.UTC(2026, 1, 1) };
  const database = openHistoryDatabase(file);
  onTestFinished(() => void database.close());
  const store = createHistoryStore(database, keep, () => time.now);
  const server = new Map(atServer.map((each) => [each.id, each]));
  const session = { over: new AbortController() };
  /** What happens at the server before it answers, or what it answers instead. */
  const meanwhile = vi.fn<() => unknown>();
  const calls: string[] = [];
  const sync = createHistorySync({
    store,
    session: () => session.over.signal,
    call: async (url, init) => {
      calls.push(init.method ?? "GET");
      const instead = meanwhile();
      if (instead instanceof Response) return instead;
      const { pathname, searchParams } = new URL(url, "http://api");
      const id = pathname.split("/")[3] ?? "";
      if (init.method === "DELETE") return new Response("{}", { status: server.delete(id) ? 200 : 404 });
      if (init.method === "POST") {
        const sent: HistoryItem = JSON.parse(init.body ?? "");
        server.set(sent.id, sent);
        return Response.json(sent);
      }
      const before = searchParams.get("before")?.split("_")[0] ?? "9999";
      const sorted = [...server.values()].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      return Response.json(
        sorted.filter(({ createdAt }) => createdAt < before).slice(0, Number(searchParams.get("limit"))),
      );
    },
  });
  return { store, sync, server, file, time, session, meanwhile, calls };
}

test("takes over what is new, changed and deleted at the server, over several pages", async () => {
  const { store, sync, server } = setUp(Array.from({ length: 450 }, (_, n) => item(n)));
  await sync.syncAll();
  expect(store.list({ limit: 1000 })).toHaveLength(450);
  server.delete("id-0449");
  server.delete("id-0200");
  server.delete("id-0000");
  server.set("id-0300", item(300, "changed"));
  server.set("id-0450", item(450));
  await sync.syncAll();
  const list = store.list({ limit: 1000 });
  expect(list).toEqual([...server.values()].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)));
  expect(store.list({ limit: 10, search: "changed" })).toHaveLength(1);
});

test("reads all pages at the next look where that broke off, and then the newest alone", async () => {
  const { store, sync, meanwhile, calls } = setUp(Array.from({ length: 450 }, (_, n) => item(n)));
  meanwhile
    .mockImplementationOnce(() => {})
    .mockImplementationOnce(() => {
      throw new Error("offline");
    });
  await expect(sync.syncAll()).rejects.toThrow("offline");
  expect(store.list({ limit: 1000 })).toHaveLength(200);
  await sync.refresh();
  expect(store.list({ limit: 1000 })).toHaveLength(450);
  calls.length = 0;
  await sync.refresh();
  expect(calls).toEqual(["GET"]);
});

test("tells the server of deletions made offline; both sides deleting is no conflict", async () => {
  const { store, sync, server } = setUp([item(1), item(2), item(3)]);
  await sync.syncAll();
  store.remove("id-0001");
  store.remove("id-0002");
  server.delete("id-0002");
  expect(ids(store.list({ limit: 10 }))).toEqual(["id-0003"]);
  await sync.refresh();
  expect([...server.keys()]).toEqual(["id-0003"]);
  expect(store.deletions()).toEqual([]);
});

test("what was deleted here does not come back with a page that still has it, unless it is restored", () => {
  const { store } = setUp();
  store.reconcile([item(1)], undefined, true);
  store.remove("id-0001");
  store.reconcile([item(1)], undefined, true);
  expect(store.list({ limit: 10 })).toEqual([]);
  expect(store.restore("id-0001")).toBe(true);
  expect(ids(store.list({ limit: 10 }))).toEqual(["id-0001"]);
});

test("keeps what is of this computer only, marked, until it is uploaded", async () => {
  const { store, sync, server } = setUp([item(1)]);
  store.addLocal(item(2));
  await sync.syncAll();
  expect(store.list({ limit: 10 })[0]).toEqual({ ...item(2), localOnly: true });
  expect(server.has("id-0002")).toBe(false);
  await sync.upload("id-0002");
  expect(server.get("id-0002")).toEqual(item(2));
  expect(store.list({ limit: 10 })[0]).toEqual(item(2));
  await expect(sync.upload("id-0001")).rejects.toThrow("no such entry");
});

test("tells how long the server asks to wait with an upload, and fails where it does not say", async () => {
  const { store, sync, server, meanwhile } = setUp();
  store.addLocal(item(1));
  const refusal =
    (status: number, headers = {}) =>
    () =>
      Response.json({}, { status, headers });
  meanwhile.mockImplementationOnce(refusal(429, { "retry-after": "42" }));
  expect(await sync.upload("id-0001")).toEqual({ kind: "later", seconds: 42 });
  for (const header of [{}, { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }]) {
    meanwhile.mockImplementationOnce(refusal(503, header));
    await expect(sync.upload("id-0001")).rejects.toThrow("(503)");
  }
  expect([store.localIds(), server.size]).toEqual([["id-0001"], 0]);
  expect(await sync.upload("id-0001")).toEqual({ kind: "uploaded" });
  expect([store.localIds(), server.size]).toEqual([[], 1]);
});

test("a text of this computer only can be brought back for a while, is then gone for good, and is no business of the server's", async () => {
  const { store, sync, server, file, time, calls } = setUp();
  const onDisk = () => [file, `${file}-wal`].some((each) => readFileSync(each).includes("humanized text"));
  store.addLocal(item(1));
  expect([store.remove("id-0001"), store.remove("id-0001"), store.isRemoved("id-0001")]).toEqual([
    true,
    false,
    true,
  ]);
  expect([store.list({ limit: 10 }), store.localIds(), store.find("id-0001")]).toEqual([[], [], null]);
  await expect(sync.upload("id-0001")).rejects.toThrow("no such entry");
  await sync.refresh();
  expect(calls).toEqual(["GET"]);
  time.now += historyUndoMs - 1;
  store.purge();
  expect(store.restore("id-0001")).toBe(true);
  expect(store.list({ limit: 10 })).toEqual([{ ...item(1), localOnly: true }]);

  store.remove("id-0001");
  time.now += historyUndoMs;
  expect([onDisk(), store.restore("id-0001")]).toEqual([true, false]);
  store.purge();
  expect(onDisk()).toBe(false);

  store.addLocal(item(2));
  store.remove("id-0002");
  store.close();
  const later = createHistoryStore(openHistoryDatabase(file), 10, () => time.now + historyUndoMs);
  expect([onDisk(), later.restore("id-0002")]).toEqual([false, false]);
  later.close();
  expect(server.size).toBe(0);
});

test("what is deleted while it is uploaded is deleted at the server too", async () => {
  const { store, sync, server, meanwhile } = setUp();
  store.addLocal(item(1));
  meanwhile.mockImplementationOnce(() => store.remove("id-0001"));
  await sync.upload("id-0001");
  expect([store.list({ limit: 10 }), [...server.keys()]]).toEqual([[], ["id-0001"]]);
  await sync.refresh();
  expect([store.list({ limit: 10 }), [...server.keys()]]).toEqual([[], []]);
});

test("finds what contains a search, whatever its case, and pages through", () => {
  const { store } = setUp();
  const texts = [
    "nothing",
    "reporting tools",
    "Zürich report",
    "its CAPABILITY: 5 $",
    "我们使用工具",
    "100%_done",
  ];
  store.reconcile(
    texts.map((text, n) => item(n, text)),
    undefined,
    true,
  );
  const found = (search: string) => ids(store.list({ limit: 10, search }));
  expect(found("REPORT")).toEqual(["id-0002", "id-0001"]);
  expect(found("zÜRICH Rep")).toEqual(["id-0002"]);
  expect(found("ability: 5")).toEqual(["id-0003"]);
  expect(found("$")).toEqual(["id-0003"]);
  expect(found("使用")).toEqual(["id-0004"]);
  expect(found("%_")).toEqual(["id-0005"]);
  expect(found("tle 4")).toEqual(["id-0004"]);
  for (const search of ['"', "report zurich", "zz' --", "NEAR(", "d__"]) expect(found(search)).toEqual([]);
  const [first] = store.list({ limit: 1 });
  expect(
    ids(store.list({ limit: 1, before: first && { createdAt: first.createdAt, id: first.id } })),
  ).toEqual(["id-0004"]);
});

test("keeps as many as it may, and nothing of the account for another user or after signing out", () => {
  const { store, file } = setUp([], 2);
  store.belongTo("maya");
  store.reconcile([item(3), item(2), item(1)], undefined, true);
  expect(ids(store.list({ limit: 10 }))).toEqual(["id-0003", "id-0002"]);
  expect(store.isFull()).toBe(true);
  store.belongTo("maya");
  expect(store.list({ limit: 10 })).toHaveLength(2);
  store.belongTo("noor");
  expect(store.list({ limit: 10 })).toEqual([]);
  store.addLocal(item(4));
  expect(store.localIds()).toEqual(["id-0004"]);
  const onDisk = () => [file, `${file}-wal`].some((each) => readFileSync(each).includes("humanized text"));
  expect(onDisk()).toBe(true);
  store.clear();
  expect(onDisk()).toBe(false);
  store.belongTo("noor");
  expect(store.list({ limit: 10, search: "text" })).toEqual([]);
  store.close();
  createHistoryStore(openHistoryDatabase(file)).close();
});

test("keeps what the server does not know of through a session that ends, hidden until its user is back", () => {
  const { store, file } = setUp();
  store.belongTo("maya");
  store.reconcile([item(3), item(1)], undefined, true);
  store.addLocal(item(2));
  store.remove("id-0001");
  store.setNote("/api/auth/me", "maya's");
  store.setNote("/api/config", "everyone's");
  store.hide();
  const nothing = { list: [], found: null, local: [], deletions: [], removed: false, note: null };
  const shown = (of = store) => ({
    list: of.list({ limit: 10 }),
    found: of.find("id-0002"),
    local: of.localIds(),
    deletions: of.deletions(),
    removed: of.remove("id-0002"),
    note: of.note("/api/auth/me"),
  });
  expect(shown()).toEqual(nothing);
  store.belongTo("noor");
  expect(shown()).toEqual(nothing);
  store.addLocal(item(5));
  store.clear();
  store.close();

  const later = createHistoryStore(openHistoryDatabase(file));
  expect(shown(later)).toEqual(nothing);
  later.belongTo("maya");
  expect(ids(later.list({ limit: 10 }))).toEqual(["id-0002"]);
  expect([later.localIds(), later.deletions()]).toEqual([["id-0002"], ["id-0001"]]);
  expect(later.note("/api/config")).toBe("everyone's");
});

test("a deletion made offline outlives signing out, without its text, and reaches the server at the next sign-in", async () => {
  const { store, sync, server, file } = setUp([item(1), item(2)]);
  store.belongTo("maya");
  await sync.syncAll();
  store.remove("id-0001");
  store.clear();
  expect([file, `${file}-wal`].some((each) => readFileSync(each).includes("text 1"))).toBe(false);
  store.belongTo("noor");
  expect([store.deletions(), store.restore("id-0001")]).toEqual([[], false]);
  store.belongTo("maya");
  expect([store.list({ limit: 10 }), store.restore("id-0001")]).toEqual([[], false]);
  await sync.syncAll();
  expect(ids(store.list({ limit: 10 }))).toEqual(["id-0002"]);
  expect([...server.keys()]).toEqual(["id-0002"]);
});

type Parts = ReturnType<typeof setUp>;
test.each<[string, (parts: Parts) => Promise<unknown>]>([
  ["a page", ({ sync }) => sync.syncAll()],
  [
    "a deletion",
    ({ sync, store }) => {
      store.reconcile([item(1)], undefined, true);
      store.remove("id-0001");
      return sync.refresh();
    },
  ],
  [
    "an upload",
    ({ sync, store }) => {
      store.addLocal(item(3));
      return sync.upload("id-0003");
    },
  ],
])("%s that is answered after the session writes nothing, and nothing more is asked", async (_, work) => {
  const parts = setUp(Array.from({ length: 450 }, (_each, n) => item(n)));
  const { store, session, meanwhile, calls } = parts;
  store.belongTo("maya");
  meanwhile.mockImplementation(() => {
    session.over.abort();
    session.over = new AbortController();
    store.clear();
    store.belongTo("noor");
    store.addLocal(item(9));
  });
  await expect(work(parts)).rejects.toMatchObject({ name: "AbortError" });
  expect(ids(store.list({ limit: 10 }))).toEqual(["id-0009"]);
  expect(calls).toHaveLength(1);
});

test("an older app's history is taken over, as its user's", () => {
  const file = path.join(newFolder(), "history.sqlite");
  const older = new Database(file);
  older.exec(migrations[0] ?? "");
  older.pragma("user_version = 1");
  older.exec(`insert into notes values ('user', 'maya');
    insert into entries values ('id-0002', 'Title', 'a capability', 'an ability', 'casual', '2026-01-02T00:00:00.000Z', 1, 0);
    insert into entries values ('id-0001', 'Title', 'other', 'words', 'casual', '2026-01-01T00:00:00.000Z', 0, 0);`);
  older.close();
  const store = createHistoryStore(openHistoryDatabase(file));
  store.belongTo("maya");
  expect(ids(store.list({ limit: 10 }))).toEqual(["id-0002", "id-0001"]);
  expect(ids(store.list({ limit: 10, search: "pability" }))).toEqual(["id-0002"]);
  store.hide();
  store.belongTo("maya");
  expect(ids(store.list({ limit: 10 }))).toEqual(["id-0002"]);
});
