import { adminLimits } from "@ai-humanizer/shared/admin";
import { useState } from "react";
import { useDebounced } from "@/lib/use-debounced.ts";

export type Order = "asc" | "desc";

/** What is asked of a list: how many rows from where, in which order, and what they must contain. */
export function useList<Column extends string>(firstSort: Column) {
  const [search, setSearchNow] = useState("");
  const [limitText, setLimitNow] = useState(String(adminLimits.default));
  const [offset, setOffset] = useState(0);
  const [{ sort, order }, setSort] = useState<{ sort: Column; order: Order }>({
    sort: firstSort,
    order: "desc",
  });
  const q = useDebounced(search.trim());
  const limit = limitOf(useDebounced(limitText));

  const query = new URLSearchParams({ limit: String(limit), sort, order });
  if (offset > 0) query.set("offset", String(offset));
  if (q) query.set("q", q);

  return {
    /** The query of the call. */
    query: query.toString(),
    search,
    setSearch: (text: string) => {
      setSearchNow(text);
      setOffset(0);
    },
    limitText,
    setLimit: (text: string) => {
      setLimitNow(text);
      setOffset(0);
    },
    limit,
    offset,
    setOffset,
    sort,
    order,
    /** Sorts by a column, the other way round if it is sorted by it already. */
    sortBy: (column: Column) => {
      setSort({ sort: column, order: column === sort && order === "desc" ? "asc" : "desc" });
      setOffset(0);
    },
  };
}

export type List<Column extends string> = ReturnType<typeof useList<Column>>;

/** What was typed as a number of rows that the server takes. */
export function limitOf(text: string): number {
  const number = Math.round(Number(text));
  if (text.trim() === "" || Number.isNaN(number)) return adminLimits.default;
  return Math.min(adminLimits.max, Math.max(1, number));
}
