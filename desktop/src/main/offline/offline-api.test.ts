import path from "node:path";
import {
  type HistoryItem,
  humanizeEventSchema,
  humanizeResponseSchema,
  type Profile,
} from "@ai-humanizer/shared";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { tempFolders } from "../../test/temp-folders.ts";
import type { ApiInit, SendToApi } from "../api-proxy.ts";
import { openHistoryDatabase } from "../history/database.ts";
import { createHistoryStore } from "../history/store.ts";
import { createHistorySync } from "../history/sync.ts";
import { createLocalEngine } from "./engine.ts";
import type { EngineAnswer } from "./engine-messages.ts";
import { forkEngine } from "./fork-engine.ts";
import { createOfflineApi } from "./offline-api.ts";
import { sampleReport } from "./sample-report.ts";

const newFolder = tempFolders();

const authorization = "Bearer maya";
const now = new Date("2026-05-01T12:00:00.000Z");
const text = "We leverage new tools in our work every day.";
const profile: Profile = {
  username: "maya",
  email: "maya@example.com",
  displayName: null,
  subscriptionPlan: null,
  subscriptionStatus: "active",
  monthlyUsage: 0,
  isNewUser: false,
  plan: "free",
  monthlyLimit: 5,
  bonusLeft: 0,
  emailVerified: true,
  isAdmin: false,
  isDemo: false,
  createdAt: "2026-01-01T00:00:00.000Z",
};
const item = (n: number): HistoryItem => ({
  id: `id-${n}`,
  title: `Title ${n}`,
  originalText: `original ${n}`,
  humanizedText: `humanized ${n}`,
  tone: "casual",
  createdAt: new Date(Date.UTC(2026, 0, n)).toISOString(),
});

const engine = createLocalEngine(forkEngine);
afterAll(() => engine.close());

/** The API of a signed-in user, over a server that answers what `server` says, and nothing while it is offline. */
function setUp(keep?: number) {
  const file = path.join(newFolder(), "history.sqlite");
  const database = openHistoryDatabase(file);
  onTestFinished(() => void database.close());
  const store = createHistoryStore(database, keep, () => now.getTime());
  const server = { offline: false, history: [item(2), item(1)], answers: new Map<string, () => Response>() };
  const asked: string[] = [];
  /** The session of now; null for nobody's. */
  const session = { over: new AbortController() as AbortController | null };
  const send: SendToApi = async (url, { method, signal }) => {
    signal?.throwIfAborted();
    if (server.offline) throw new TypeError("net::ERR_INTERNET_DISCONNECTED");
    asked.push(`${method} ${url}`);
    const { pathname } = new URL(url, "http://api");
    const answer = server.answers.get(`${method} ${pathname}`);
    if (answer) return answer();
    if (method === "GET" && pathname === "/api/history") return Response.json(server.history);
    return Response.json({ at: "the server" });
  };
  const sync = createHistorySync({
    store,
    session: () => session.over?.signal ?? null,
    call: (url, { method = "GET", headers = {}, ...init }) => send(url, { ...init, method, headers }),
  });
  let ids = 0;
  const api = createOfflineApi({
    send,
    store,
    sync,
    engine,
    session: () => session.over?.signal ?? null,
    now: () => now,
    newId: () => `local-${++ids}`,
  });
  const call = (method: string, url: string, init: Partial<ApiInit> = {}) =>
    api(url, { method, headers: {}, ...init });
  const humanize = (body: object, headers: ApiInit["headers"] = { authorization }) =>
    call("POST", "/api/humanize", { headers, body: JSON.stringify(body) });
  const idsOf = async (url: string) => {
    const list: HistoryItem[] = await (await call("GET", url)).json();
    return list.map(({ id }) => id);
  };
  return { store, server, asked, session, call, humanize, ids: idsOf };
}

let parts: ReturnType<typeof setUp>;
beforeEach(() => {
  parts = setUp();
});

test.each(["/api/config", "/api/auth/me", "/api/stats", "/api/working-status"])(
  "shows the last answer of %s where there is no connection",
  async (url) => {
    const { server, call } = parts;
    server.offline = true;
    await expect(call("GET", url)).rejects.toThrow("DISCONNECTED");
    server.offline = false;
    server.answers.set(`GET ${url}`, () => Response.json({ n: 1 }));
    expect(await (await call("GET", url)).json()).toEqual({ n: 1 });
    server.answers.set(`GET ${url}`, () => Response.json({ code: "internal" }, { status: 500 }));
    expect((await call("GET", url)).status).toBe(500);
    server.offline = true;
    expect(await (await call("GET", url)).json()).toEqual({ n: 1 });
  },
);

test("keeps nothing but the settings for nobody", async () => {
  const { server, session, call, humanize, store } = parts;
  session.over = null;
  for (const url of ["/api/config", "/api/auth/me", "/api/history"]) await call("GET", url);
  server.offline = true;
  expect((await call("GET", "/api/config")).status).toBe(200);
  for (const url of ["/api/auth/me", "/api/history"]) await expect(call("GET", url)).rejects.toThrow();
  await expect(humanize({ text })).rejects.toThrow();
  expect(store.list({ limit: 10 })).toEqual([]);
});

test("lists the history from this computer, brought up to date first where that is possible", async () => {
  const { server, ids, asked } = parts;
  expect(await ids("/api/history")).toEqual(["id-2", "id-1"]);
  server.offline = true;
  expect(await ids("/api/history")).toEqual(["id-2", "id-1"]);
  expect(await ids("/api/history/full?q=title%201")).toEqual(["id-1"]);
  expect(await ids(`/api/history?limit=1&before=${item(2).createdAt}_id-2`)).toEqual(["id-1"]);
  server.offline = false;
  server.history = [item(3), ...server.history];
  const before = asked.length;
  expect(await ids(`/api/history?before=${item(2).createdAt}_id-2`)).toEqual(["id-1"]);
  expect(asked).toHaveLength(before);
  expect(await ids("/api/history")).toEqual(["id-3", "id-2", "id-1"]);
});

test("leaves to the server what is older than what is kept here, and for queries that are its to refuse", async () => {
  const { server, ids, call, asked } = setUp(1);
  expect(await ids("/api/history?limit=1")).toEqual(["id-2"]);
  expect(await ids("/api/history?limit=2")).toEqual(["id-2", "id-1"]);
  server.offline = true;
  expect(await ids("/api/history?limit=2")).toEqual(["id-2"]);
  server.offline = false;
  await call("DELETE", "/api/history/id-1");
  expect(asked.at(-1)).toBe("DELETE /api/history/id-1");
  await call("GET", "/api/history?before=;drop");
  expect(asked.at(-1)).toBe("GET /api/history?before=;drop");
});

test("deletes and restores here, and tells the server when it can", async () => {
  const { server, call, ids, asked } = parts;
  await ids("/api/history");
  server.offline = true;
  const deleted = await call("DELETE", "/api/history/id-1");
  expect(await deleted.json()).toEqual({ undoUntil: "2026-05-01T12:01:00.000Z" });
  expect(await ids("/api/history")).toEqual(["id-2"]);
  expect(await (await call("POST", "/api/history/id-1/restore")).json()).toEqual(item(1));
  await call("DELETE", "/api/history/id-1");
  expect((await call("DELETE", "/api/history/id-1")).status).toBe(404);
  server.offline = false;
  await ids("/api/history");
  expect(asked).toContain("DELETE /api/history/id-1");
  await call("POST", "/api/history/id-1/restore");
  expect(asked.at(-1)).toBe("POST /api/history/id-1/restore");
});

test("takes out a text of this computer only, and brings it back, connected or not", async () => {
  const { server, store, call, ids, asked } = parts;
  server.history = [];
  store.addLocal(item(3));
  for (const offline of [true, false]) {
    server.offline = offline;
    const deleted = await call("DELETE", "/api/history/id-3");
    expect(await deleted.json()).toEqual({ undoUntil: "2026-05-01T12:01:00.000Z" });
    expect((await call("DELETE", "/api/history/id-3")).status).toBe(404);
    expect(await ids("/api/history")).toEqual([]);
    const restored = await call("POST", "/api/history/id-3/restore");
    expect(await restored.json()).toEqual({ ...item(3), localOnly: true });
    expect(await ids("/api/history")).toEqual(["id-3"]);
  }
  expect(asked.filter((each) => each.includes("id-3"))).toEqual([]);
});

test("humanizes offline by the plan of the account, with the same answer, and keeps it on this computer", async () => {
  const { server, call, humanize, store } = parts;
  server.offline = true;
  await expect(humanize({ text })).rejects.toThrow("DISCONNECTED");
  server.offline = false;
  server.answers.set("GET /api/auth/me", () => Response.json(profile));
  await call("GET", "/api/auth/me");
  server.offline = true;

  const answer = humanizeResponseSchema.parse(await (await humanize({ text, title: "Growth" })).json());
  expect(answer.provider).toEqual({ name: "local", fallback: false });
  expect(answer.edits.length).toBeGreaterThan(0);
  expect(answer.humanizedText).not.toContain("leverage");
  expect(store.list({ limit: 10 })).toEqual([
    {
      id: "local-1",
      title: "Growth",
      originalText: text,
      humanizedText: answer.humanizedText,
      tone: "casual",
      createdAt: now.toISOString(),
      localOnly: true,
    },
  ]);

  const refusals: [object, number, string][] = [
    [{}, 422, "validation_failed"],
    [{ text: " " }, 422, "empty_text"],
    [{ text: "word ".repeat(151) }, 422, "word_limit_exceeded"],
    [{ text: "w".repeat(4501) }, 422, "word_limit_exceeded"],
    [{ text, tone: "academic" }, 403, "tone_not_allowed"],
    [
      { text: "Dies ist ein ganz gewöhnlicher Text, den hier niemand umschreibt." },
      422,
      "unsupported_language",
    ],
  ];
  for (const [body, status, code] of refusals) {
    const refused = await humanize(body);
    expect([refused.status, await refused.json()]).toEqual([
      status,
      expect.objectContaining({ code, message: expect.stringMatching(/\w/) }),
    ]);
  }
  expect(store.list({ limit: 10 })).toHaveLength(1);
}, 60_000);

test("keeps no text that needs no change", async () => {
  const { server, call, humanize, ids } = parts;
  server.answers.set("GET /api/auth/me", () => Response.json(profile));
  await call("GET", "/api/auth/me", { headers: { authorization } });
  server.offline = true;
  const answer = await humanize({ text: "Hello there." });
  expect(await answer.json()).toMatchObject({ humanizedText: "Hello there.", counted: false });
  expect(await ids("/api/history")).toEqual([]);
});

test("what the server refuses, or the user stopped, is not humanized here", async () => {
  const { server, call, humanize, store } = parts;
  server.answers.set("GET /api/auth/me", () => Response.json(profile));
  await call("GET", "/api/auth/me");
  server.answers.set("POST /api/humanize", () => Response.json({ code: "quota_exceeded" }, { status: 402 }));
  expect((await humanize({ text })).status).toBe(402);
  const signal = AbortSignal.abort();
  const run = vi.spyOn(engine, "run");
  await expect(
    call("POST", "/api/humanize", { headers: { authorization }, body: JSON.stringify({ text }), signal }),
  ).rejects.toMatchObject({ name: "AbortError" });
  expect(run).not.toHaveBeenCalled();
  expect(store.list({ limit: 10 })).toEqual([]);
});

test("a user's text is humanized here where no token can be had, and never sent as a guest's", async () => {
  const { server, session, humanize, store, asked } = parts;
  await expect(humanize({ text }, {})).rejects.toThrow("no token");
  store.setNote("/api/auth/me", JSON.stringify(profile));
  expect((await humanize({ text }, {})).status).toBe(200);
  expect([asked, store.localIds()]).toEqual([[], ["local-1"]]);
  session.over = null;
  server.answers.set("POST /api/humanize", () => Response.json({ at: "the server" }));
  expect(await (await humanize({ text }, {})).json()).toEqual({ at: "the server" });
}, 60_000);

test.each([
  ["by its request", { accept: "application/json" }],
  ["by its answer, which is all that Electron tells of", { accept: "text/event-stream, application/json" }],
])("a run that is stopped %s is not kept", async (_, headers) => {
  const { server, call, store } = parts;
  store.setNote("/api/auth/me", JSON.stringify(profile));
  server.offline = true;
  const stop = new AbortController();
  const started = Promise.withResolvers<AbortSignal>();
  const done = Promise.withResolvers<EngineAnswer>();
  vi.spyOn(engine, "run").mockImplementationOnce((_text, _options, signal) => {
    started.resolve(signal);
    return done.promise;
  });
  const init = {
    headers: { ...headers, authorization },
    body: JSON.stringify({ text }),
    signal: stop.signal,
  };
  const answer = call("POST", "/api/humanize", init);
  const signal = await started.promise;
  if (headers.accept.includes("event")) await (await answer).body?.cancel();
  else stop.abort();
  expect(signal.aborted).toBe(true);
  done.resolve({ id: 1, kind: "done", result: { text: "late", edits: [], report: sampleReport } });
  if (!headers.accept.includes("event")) await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  await new Promise(setImmediate);
  expect(store.list({ limit: 10 })).toEqual([]);
});

test("answers by an event whoever asks for events", async () => {
  const { server, call, store } = parts;
  store.setNote("/api/auth/me", JSON.stringify(profile));
  server.offline = true;
  const events = { accept: "text/event-stream, application/json", authorization };
  const ask = async (body: object) => {
    const answer = await call("POST", "/api/humanize", { headers: events, body: JSON.stringify(body) });
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };
  const eventIn = (sent: string) => humanizeEventSchema.parse(JSON.parse(sent.split("data: ")[1] ?? ""));

  expect(await ask({ text: "" })).toMatchObject({ status: 422, type: "application/json" });
  const run = vi.spyOn(engine, "run");
  run.mockResolvedValueOnce({
    id: 1,
    kind: "done",
    result: { text: "plain", edits: [], report: sampleReport },
  });
  const answered = await ask({ text });
  expect(answered).toMatchObject({ status: 200, type: expect.stringContaining("text/event-stream") });
  expect(eventIn(answered.text)).toMatchObject({ type: "result", response: { humanizedText: "plain" } });
  run.mockResolvedValueOnce({ id: 1, kind: "unsupported-language", language: "Dutch" });
  expect(eventIn((await ask({ text })).text)).toMatchObject({
    type: "error",
    status: 422,
    error: { code: "unsupported_language" },
  });
  run.mockRejectedValueOnce(new Error("lost"));
  expect(eventIn((await ask({ text })).text)).toMatchObject({ type: "error", status: 500 });
  expect(store.list({ limit: 10 })).toHaveLength(1);
});

test("what was under way for a session that is over is neither kept nor shown to the next", async () => {
  const { server, session, call, humanize, store } = parts;
  server.answers.set("GET /api/auth/me", () => Response.json(profile));
  await call("GET", "/api/auth/me");
  const change = () => {
    session.over?.abort();
    session.over = new AbortController();
    store.clear();
    store.belongTo("noor");
    store.setNote("/api/stats", "noor's");
    store.addLocal(item(9));
  };
  const answer = (path: string) =>
    server.answers.set(`GET ${path}`, () => {
      change();
      return Response.json(profile);
    });
  answer("/api/auth/me");
  await call("GET", "/api/auth/me");
  expect(store.note("/api/auth/me")).toBeNull();

  const lost = (path: string) =>
    server.answers.set(`GET ${path}`, () => {
      change();
      throw new TypeError("net::ERR_INTERNET_DISCONNECTED");
    });
  lost("/api/stats");
  await expect(call("GET", "/api/stats")).rejects.toThrow("DISCONNECTED");
  lost("/api/history");
  await expect(call("GET", "/api/history")).rejects.toMatchObject({ name: "AbortError" });

  store.setNote("/api/auth/me", JSON.stringify(profile));
  server.offline = true;
  vi.spyOn(engine, "run").mockImplementationOnce(async () => {
    change();
    return { id: 1, kind: "failed", message: "" };
  });
  await expect(humanize({ text })).rejects.toMatchObject({ name: "AbortError" });
  expect(store.list({ limit: 10 }).map(({ id }) => id)).toEqual(["id-9"]);
});
