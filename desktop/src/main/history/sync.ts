import { historyCursor, historyItemSchema, historyLimits, historySchema } from "@ai-humanizer/shared";
import type { ApiInit } from "../api-proxy.ts";
import { capacity, type HistoryStore, type Place } from "./store.ts";

interface SyncOptions {
  readonly store: HistoryStore;
  /** Calls the API as the signed-in user; rejects when offline or signed out. */
  readonly call: (pathAndQuery: string, init?: Partial<ApiInit>) => Promise<Response>;
}

export type HistorySync = ReturnType<typeof createHistorySync>;

/** Keeps the history on this computer like the server's, by the API's own history calls. */
export function createHistorySync({ store, call }: SyncOptions) {
  /** Tells the server what was deleted here. What it no longer has, or never had, is settled too. */
  async function sendDeletions(): Promise<void> {
    for (const id of store.deletions()) {
      const { ok, status } = await call(`/api/history/${encodeURIComponent(id)}`, { method: "DELETE" });
      if (!ok && status !== 404) throw new Error(`Deleting was answered ${status}`);
      store.forget(id);
    }
  }

  /** Takes over one page; returns where the next begins, or null after the last. */
  async function pull(from?: Place): Promise<Place | null> {
    const query = new URLSearchParams({
      limit: String(historyLimits.max),
      ...(from ? { before: historyCursor(from) } : {}),
    });
    const answer = await call(`/api/history?${query}`);
    if (!answer.ok) throw new Error(`The history was answered ${answer.status}`);
    const page = historySchema.parse(await answer.json());
    const end = page.at(-1);
    const last = page.length < historyLimits.max;
    store.reconcile(page, from, last);
    return last || !end ? null : { createdAt: end.createdAt, id: end.id };
  }

  return {
    /** The newest page, after telling of deletions: enough to show what happened just now. */
    refresh: async (): Promise<void> => {
      await sendDeletions();
      await pull();
    },

    /** All pages, as far as they are kept. */
    syncAll: async (): Promise<void> => {
      await sendDeletions();
      let from = await pull();
      for (
        let read: number = historyLimits.max;
        from !== null && read < capacity;
        read += historyLimits.max
      ) {
        from = await pull(from);
      }
    },

    /** Puts an entry of this computer into the account's history. */
    upload: async (id: string): Promise<void> => {
      const entry = store.find(id);
      if (!entry?.localOnly) throw new Error("There is no such entry on this computer only.");
      const { localOnly: _, ...item } = entry;
      const answer = await call("/api/history", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(item),
      });
      if (!answer.ok) throw new Error(`It could not be uploaded (${answer.status}). Please try again later.`);
      store.markUploaded(id, historyItemSchema.parse(await answer.json()));
    },
  };
}
