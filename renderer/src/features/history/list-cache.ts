import type { HistoryItem } from "@ai-humanizer/shared";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { type HistoryPage, historyKey } from "./queries.ts";

type Items = readonly HistoryItem[];
/** What the history queries hold: pages on the history screen, a plain list on the dashboard. */
type Cached = InfiniteData<HistoryPage> | Items | undefined;

/** Takes an entry out of every loaded list. */
export function takeOut(queries: QueryClient, id: string): void {
  changeLists(queries, (pages) => pages.map((items) => items.filter((item) => item.id !== id)));
}

/** Puts an entry back into every loaded list, where it belongs by its time. */
export function putBack(queries: QueryClient, entry: HistoryItem): void {
  changeLists(queries, (pages) => insertByTime(pages, entry));
}

/** The pages, newest first, with an entry in the page and at the place of its time. */
export function insertByTime(pages: readonly Items[], entry: HistoryItem): readonly Items[] {
  const found = pages.findIndex((items) => items.some((item) => comesBefore(entry, item)));
  const home = found < 0 ? pages.length - 1 : found;
  return pages.map((items, page) => {
    if (page !== home) return items;
    const at = items.findIndex((item) => comesBefore(entry, item));
    return items.toSpliced(at < 0 ? items.length : at, 0, entry);
  });
}

function changeLists(queries: QueryClient, edit: (pages: readonly Items[]) => readonly Items[]): void {
  queries.setQueriesData({ queryKey: historyKey }, (data: Cached): Cached => {
    if (!data) return data;
    if (!("pages" in data)) return edit([data])[0];
    const edited = edit(data.pages.map(({ items }) => items));
    return { ...data, pages: data.pages.map((page, index) => ({ ...page, items: edited[index] ?? [] })) };
  });
}

/** Newest first; the id decides where the times are the same. */
function comesBefore(a: HistoryItem, b: HistoryItem): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
}
