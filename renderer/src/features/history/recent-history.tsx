import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button.tsx";
import { useApi } from "@/lib/api-client.ts";
import { preview, relativeTime } from "@/lib/format.ts";
import { isOutOfReach } from "@/lib/out-of-reach.ts";
import { entryTitle } from "./entry-title.ts";
import { plainText } from "./plain-text.ts";
import { latestQuery } from "./queries.ts";

const shownEntries = 3;
const previewLength = 80;

/** The sidebar's three latest entries. */
export function RecentHistory() {
  const { data, error } = useQuery(latestQuery(useApi()));
  if (!data && error) return <HistoryMissing error={error} />;
  if (!data) return null;
  if (data.length === 0) return <p className="text-muted text-sm">No history yet</p>;
  const now = Date.now();
  return (
    <div className="animate-fade-in">
      <ul className="-mx-2 flex flex-col">
        {data.slice(0, shownEntries).map(({ id, title, createdAt, originalText }) => (
          <li key={id}>
            <Link
              to={`/history?entry=${id}`}
              className="block rounded-md px-2 py-1.5 transition-colors hover:bg-raised"
            >
              <span className="flex items-baseline gap-2 text-sm">
                <span className="min-w-0 flex-1 truncate">{entryTitle({ title, originalText })}</span>{" "}
                <time dateTime={createdAt} className="shrink-0 text-muted text-xs">
                  {relativeTime(createdAt, now)}
                </time>
              </span>{" "}
              <span className="mt-0.5 line-clamp-2 text-muted text-xs">
                {preview(plainText(originalText), previewLength)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button asChild variant="secondary" size="sm" className="mt-3 w-full">
        <Link to="/history">View All History</Link>
      </Button>
    </div>
  );
}

/** Stands where the entries would: what could not be loaded is not told to be empty. */
export function HistoryMissing({ error }: { error: Error }) {
  return (
    <p className="text-muted text-sm">
      {isOutOfReach(error) ? "Loads when you are back online" : "The history could not be loaded"}
    </p>
  );
}
