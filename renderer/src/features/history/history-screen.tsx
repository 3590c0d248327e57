import { type HistoryItem, historyLimits } from "@ai-humanizer/shared";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { PageBody } from "@/components/page-body.tsx";
import { SearchField } from "@/components/search-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { ApiError, useApi } from "@/lib/api-client.ts";
import { useDebounced } from "@/lib/use-debounced.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { HistoryList } from "./history-list.tsx";
import { historyQuery } from "./queries.ts";
import { useDeleteEntry } from "./use-delete-entry.ts";

interface HistoryScreenProps {
  /** An entry is to be worked on again. */
  onReuse: (entry: HistoryItem) => void;
}

/** All past humanizations: search, read, copy, work on again, delete. */
export function HistoryScreen({ onReuse }: HistoryScreenProps) {
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery(historyQuery(useApi(), useDebounced(search.trim())));
  const [params, setParams] = useSearchParams();
  const remove = useDeleteEntry();
  const entries = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data]);
  const open = entries.find(({ id }) => id === params.get("entry"));

  const show = (entry: HistoryItem | null) =>
    setParams(entry ? { entry: entry.id } : {}, { replace: true, preventScrollReset: true });

  return (
    <PageBody name="History">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchField
          label="Search your history"
          placeholder="Search titles and texts"
          maxLength={historyLimits.query}
          value={search}
          onChange={setSearch}
        />
        <Link to="/account" className="rounded-sm text-muted text-sm transition-colors hover:text-foreground">
          Account
        </Link>
      </div>
      {query.isPending ? (
        <Spinner label="Loading your history" className="py-16" />
      ) : query.error && !query.data ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} />
      ) : entries.length === 0 ? (
        <Empty search={search} />
      ) : (
        <HistoryList
          entries={entries}
          dimmed={query.isPlaceholderData}
          more={query.hasNextPage}
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
          onOpen={show}
          onDelete={remove}
        />
      )}
      {open && (
        <EntryDialog
          entry={open}
          onClose={() => show(null)}
          onReuse={() => onReuse(open)}
          onDelete={() => {
            show(null);
            remove(open);
          }}
        />
      )}
    </PageBody>
  );
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const signedOut = error instanceof ApiError && error.status === 401;
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
      <p className="text-muted">
        {signedOut ? "Please log in to view your history" : `Error loading history: ${error.message}`}
      </p>
      {signedOut ? (
        <Button asChild>
          <Link to="/login">Log in</Link>
        </Button>
      ) : (
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function Empty({ search }: { search: string }) {
  if (search.trim() !== "") {
    return (
      <p className="py-16 text-center text-muted">Nothing in your history contains “{search.trim()}”.</p>
    );
  }
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <p className="text-muted">No history yet. Every text you humanize is kept here.</p>
      <Button asChild>
        <Link to="/dashboard">Humanize a text</Link>
      </Button>
    </div>
  );
}
