import { historyCursor, historyItemSchema, historyLimits, historySchema } from "@ai-humanizer/shared";
import type { UploadOutcome } from "../../bridge.ts";
import type { ApiInit } from "../api-proxy.ts";
import { capacity, type HistoryStore, type Place } from "./store.ts";

interface SyncOptions {
  readonly store: HistoryStore;
  /** Aborts when the session of now is over; null for nobody's. */
  readonly session: () => AbortSignal | null;
  /** Calls the API as the signed-in user; rejects when offline or signed out, and when the signal aborts. */
  readonly call: (pathAndQuery: string, init: Partial<ApiInit>) => Promise<Response>;
}

export type HistorySync = ReturnType<typeof createHistorySync>;

/**
 * Keeps the history on this computer like the server's, by the API's own history calls. All that one does is of the
 * session that it began in: once that is over it calls and writes no more.
 */
export function createHistorySync({ store, session, call }: SyncOptions) {
  function begin(): AbortSignal {
    const signal = session();
    if (signal === null) throw new Error("Nobody is signed in.");
    return signal;
  }

  /** The answer's status and JSON, while the session lasts; and the seconds after which to try again, if it names any. */
  async function ask(signal: AbortSignal, pathAndQuery: string, init: Partial<ApiInit> = {}) {
    signal.throwIfAborted();
    const answer = await call(pathAndQuery, { ...init, signal });
    const body: unknown = answer.ok ? await answer.json() : null;
    signal.throwIfAborted();
    const retryAfter = Number(answer.headers.get("retry-after"));
    return { ok: answer.ok, status: answer.status, body, retryAfter };
  }

  /** Tells the server what was deleted here. What it no longer has, or never had, is settled too. */
  async function sendDeletions(signal: AbortSignal): Promise<void> {
    for (const id of store.deletions()) {
      const path = `/api/history/${encodeURIComponent(id)}`;
      const { ok, status } = await ask(signal, path, { method: "DELETE" });
      if (!ok && status !== 404) throw new Error(`Deleting was answered ${status}`);
      store.forget(id);
    }
  }

  /** Takes over one page; returns where the next begins, or null after the last. */
  async function pull(signal: AbortSignal, from?: Place): Promise<Place | null> {
    const query = new URLSearchParams({
      limit: String(historyLimits.max),
      ...(from ? { before: historyCursor(from) } : {}),
    });
    const { ok, status, body } = await ask(signal, `/api/history?${query}`);
    if (!ok) throw new Error(`The history was answered ${status}`);
    const page = historySchema.parse(body);
    const end = page.at(-1);
    const last = page.length < historyLimits.max;
    store.reconcile(page, from, last);
    return last || !end ? null : { createdAt: end.createdAt, id: end.id };
  }

  /** All pages, as far as they are kept. */
  async function pullAll(signal: AbortSignal): Promise<void> {
    let from = await pull(signal);
    for (let read: number = historyLimits.max; from !== null && read < capacity; read += historyLimits.max) {
      from = await pull(signal, from);
    }
  }

  /** The reading of all pages that a session has begun, unless it failed. */
  const readings = new WeakMap<AbortSignal, Promise<void>>();
  function readAll(signal: AbortSignal): Promise<void> {
    const reading = pullAll(signal);
    readings.set(signal, reading);
    reading.catch(() => readings.delete(signal));
    return reading;
  }

  return {
    /** The newest page, after telling of deletions: enough to show what happened just now, once all pages were read. */
    refresh: async (): Promise<void> => {
      const signal = begin();
      await sendDeletions(signal);
      const reading = readings.get(signal);
      if (!reading) return await readAll(signal);
      await reading;
      await pull(signal);
    },

    /** All pages. */
    syncAll: async (): Promise<void> => {
      const signal = begin();
      await sendDeletions(signal);
      await readAll(signal);
    },

    /** Puts an entry of this computer into the account's history. */
    upload: async (id: string): Promise<UploadOutcome> => {
      const signal = begin();
      const entry = store.find(id);
      if (!entry?.localOnly) throw new Error("There is no such entry on this computer only.");
      const { localOnly: _, ...item } = entry;
      const { ok, status, body, retryAfter } = await ask(signal, "/api/history", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(item),
      });
      if (!ok && retryAfter > 0) return { kind: "later", seconds: retryAfter };
      if (!ok) throw new Error(`It could not be uploaded (${status}). Please try again later.`);
      store.markUploaded(id, historyItemSchema.parse(body));
      return { kind: "uploaded" };
    },
  };
}
