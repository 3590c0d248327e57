import { historyQuerySchema, historyUndoMs, itemOfCursor, profileSchema } from "@ai-humanizer/shared";
import type { ApiInit, SendToApi } from "../api-proxy.ts";
import { everyonesNotes, type HistoryStore } from "../history/store.ts";
import type { HistorySync } from "../history/sync.ts";
import type { LocalEngine } from "./engine.ts";
import { humanizeOffline } from "./offline-humanize.ts";

interface OfflineApiOptions {
  /** The API itself; rejects when there is no connection. */
  readonly send: SendToApi;
  readonly store: HistoryStore;
  readonly sync: HistorySync;
  readonly engine: LocalEngine;
  /** Aborts when the session of now is over; null for nobody's. */
  readonly session: () => AbortSignal | null;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A user's answers that are kept, as everyone's are, to be shown when there is no connection. */
const kept = ["/api/auth/me", "/api/stats", "/api/working-status"];

/**
 * The API, whether there is a connection or not. The history always comes from this computer, brought up to date first
 * where that is possible; offline, texts are humanized by the embedded engine.
 */
export function createOfflineApi(options: OfflineApiOptions): SendToApi {
  const { send, store, sync, engine, session, now, newId } = options;

  /** `over`: aborted when the session that asks is over, after which nothing is kept for it. */
  async function keptAnswer(path: string, init: ApiInit, over?: AbortSignal): Promise<Response> {
    try {
      const answer = await send(path, init);
      if (!answer.ok) return answer;
      const text = await answer.text();
      if (!over?.aborted) store.setNote(path, text);
      return new Response(text, { headers: answer.headers });
    } catch (error) {
      const last = over?.aborted ? null : store.note(path);
      if (last === null) throw error;
      return new Response(last, { headers: { "content-type": "application/json" } });
    }
  }

  /** Brings the history up to date where that is possible; what can't be reached now waits. */
  const refresh = () => sync.refresh().catch(() => {});

  async function list(pathAndQuery: string, init: ApiInit, over: AbortSignal): Promise<Response> {
    const query = historyQuerySchema.safeParse(
      Object.fromEntries(new URL(pathAndQuery, "http://local").searchParams),
    );
    if (!query.success) return await send(pathAndQuery, init);
    const { limit, before, q } = query.data;
    const place = before === undefined ? undefined : itemOfCursor(before);
    store.purge();
    // Only the first page needs what is new; later ones were read by the sync.
    if (!place) await refresh();
    over.throwIfAborted();
    const items = store.list({ limit, before: place, ...(q ? { search: q } : {}) });
    // What is older than what is kept here is at the server alone.
    if (items.length < limit && store.isFull())
      return await send(pathAndQuery, init).catch(() => Response.json(items));
    return Response.json(items);
  }

  async function remove(id: string, path: string, init: ApiInit): Promise<Response> {
    if (store.isRemoved(id)) return notThere();
    // What is older than what is kept here is at the server alone.
    if (!store.remove(id)) return await send(path, init);
    await refresh();
    return Response.json({ undoUntil: new Date(now().getTime() + historyUndoMs).toISOString() });
  }

  async function restore(id: string, path: string, init: ApiInit): Promise<Response> {
    if (store.restore(id)) {
      const item = store.find(id);
      return item ? Response.json(item) : notThere();
    }
    return await send(path, init);
  }

  async function humanize(path: string, init: ApiInit, over: AbortSignal): Promise<Response> {
    try {
      // A token can't always be had, and a user's call without one would be taken for a guest's.
      if (init.headers.authorization === undefined) throw new Error("There is no token.");
      return await send(path, init);
    } catch (error) {
      if (init.signal?.aborted || over.aborted) throw error;
      const profile = profileSchema.safeParse(JSON.parse(store.note("/api/auth/me") ?? "null"));
      if (!profile.success) throw error;
      return await humanizeOffline({ engine, store, over, now, newId }, profile.data, init);
    }
  }

  return async (pathAndQuery, init) => {
    const path = pathAndQuery.split("?")[0] ?? "";
    const { method } = init;
    if (method === "GET" && everyonesNotes.includes(path)) return await keptAnswer(path, init);
    const over = session();
    if (over === null) return await send(pathAndQuery, init);
    if (method === "GET" && kept.includes(path)) return await keptAnswer(path, init, over);
    if (method === "GET" && (path === "/api/history" || path === "/api/history/full")) {
      return await list(pathAndQuery, init, over);
    }
    if (method === "POST" && path === "/api/humanize") return await humanize(path, init, over);
    const [, id, restoring] = /^\/api\/history\/([^/]+)(\/restore)?$/.exec(path) ?? [];
    if (id !== undefined && method === "DELETE") {
      return await remove(decodeURIComponent(id), path, init);
    }
    if (id !== undefined && restoring && method === "POST") {
      return await restore(decodeURIComponent(id), path, init);
    }
    return await send(pathAndQuery, init);
  };
}

const notThere = () =>
  Response.json({ code: "not_found", message: "This humanization is not in your history" }, { status: 404 });
