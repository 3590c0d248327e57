import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { HistoryItem } from "@ai-humanizer/shared";
import { expect, test } from "vitest";
import { openHistoryDatabase } from "./database.ts";
import { createHistoryStore } from "./store.ts";
import { createHistorySync } from "./sync.ts";

const item = (n: number, text = `text ${n}`): HistoryItem => ({
  id: `id-${String(n).padStart(4, "0")}`,
  title: `Title ${n}`,
  originalText: `original ${text}`,
  humanizedText: `humanized ${text}`,
  tone: "casual",
  createdAt: new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString(),
});
const ids = (items: readonly HistoryItem[]) => items.map(({ id }) => id);

/** A store in a file, and a server that answers as the API does. */
function setUp(atServer: HistoryItem[] = [], keep?: number) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "history-")), "history.sqlite");
  const store = createHistoryStore(openHistoryDatabase(file), keep);
  const server = new Map(atServer.map((each) => [each.id, each]));
  const sync = createHistorySync({
    store,
    call: async (url, init = {}) => {
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
  return { store, sync, server, file };
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

test("finds words by their beginnings, whatever is typed, and pages through", () => {
  const { store } = setUp();
  store.reconcile(
    [item(3, "Zürich report"), item(2, "reporting tools"), item(1, "nothing")],
    undefined,
    true,
  );
  expect(ids(store.list({ limit: 10, search: "REPORT" }))).toEqual(["id-0003", "id-0002"]);
  expect(ids(store.list({ limit: 10, search: "zurich rep" }))).toEqual(["id-0003"]);
  for (const search of ['"', "zz* OR zz*", "zz' --", "NEAR(", "%"]) {
    expect(store.list({ limit: 10, search })).toEqual([]);
  }
  const [first] = store.list({ limit: 1 });
  expect(
    ids(store.list({ limit: 1, before: first && { createdAt: first.createdAt, id: first.id } })),
  ).toEqual(["id-0002"]);
});

test("keeps as many as it may, and nothing of another user or after signing out", () => {
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
  store.clear();
  expect(store.list({ limit: 10, search: "text" })).toEqual([]);
  store.close();
  createHistoryStore(openHistoryDatabase(file)).close();
});
