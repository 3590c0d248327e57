import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { entryOf } from "@/test/fake-account.ts";
import { insertByTime, putBack, takeOut } from "./list-cache.ts";
import { historyKey } from "./queries.ts";

const [a, b, c, d] = [entryOf(0), entryOf(1), entryOf(2), entryOf(3)];
const ids = (pages: readonly (readonly { id: string }[])[]) =>
  pages.map((items) => items.map(({ id }) => id));

test.each([
  ["the newest", a, [[b, c], [d]]],
  ["one between pages", c, [[a, b], [d]]],
  ["the oldest", d, [[a, b], [c]]],
  ["one in a page", b, [[a, c], [d]]],
])("puts %s where its time is", (_, entry, pages) => {
  expect(ids([insertByTime(pages, entry).flat()])).toEqual([["entry-0", "entry-1", "entry-2", "entry-3"]]);
});

test("puts the only entry back", () => {
  expect(insertByTime([[]], a)).toEqual([[a]]);
});

test("orders entries of the same moment by their ids, as the server does", () => {
  const twin = { ...a, id: "entry-9" };
  expect(insertByTime([[a]], twin)).toEqual([[twin, a]]);
});

test("changes pages and plain lists alike, and keeps the way to the next page", () => {
  const queries = new QueryClient();
  const pages = { pages: [{ items: [a, b], next: "cursor" }], pageParams: [""] };
  queries.setQueryData([...historyKey, "list", ""], pages);
  queries.setQueryData([...historyKey, "full"], [a, b]);
  takeOut(queries, a.id);
  expect(queries.getQueryData([...historyKey, "list", ""])).toEqual({
    pages: [{ items: [b], next: "cursor" }],
    pageParams: [""],
  });
  expect(queries.getQueryData([...historyKey, "full"])).toEqual([b]);
  putBack(queries, a);
  expect(queries.getQueryData([...historyKey, "list", ""])).toEqual(pages);
  expect(queries.getQueryData([...historyKey, "full"])).toEqual([a, b]);
});
