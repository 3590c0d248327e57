import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";

interface LoadStateProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Said while there is nothing yet. */
  loading: string;
  children: (data: Data) => ReactNode;
}

/** What a question has brought: nothing yet, an error, or data; of a refresh that failed, both. */
export function LoadState<Data>({ query, loading, children }: LoadStateProps<Data>) {
  const { data, error, refetch } = query;
  if (data === undefined && !error) {
    return (
      <p role="status" className="flex flex-col items-center gap-3 py-16 text-muted">
        <LoaderCircle aria-hidden className="size-5 animate-spin" strokeWidth={1.5} />
        {loading}
      </p>
    );
  }
  return (
    <>
      {error && (
        <div
          role="alert"
          className="mb-4 flex items-center justify-between gap-3 rounded-lg border px-4 py-2"
        >
          <p className="text-danger text-sm">This could not be loaded: {error.message}</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
