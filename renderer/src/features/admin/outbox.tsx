import { type OutboxMail, outboxMailSchema } from "@ai-humanizer/shared/admin";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { SegmentedControl } from "@/components/ui/segmented-control.tsx";
import { useApi } from "@/lib/api-client.ts";
import { formatDateTime } from "@/lib/format.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { LoadState } from "./load-state.tsx";
import { outboxQuery } from "./queries.ts";

/** The mails that local mode wrote into a folder instead of sending them. */
export function Outbox() {
  const [shown, setShown] = useState<OutboxMail | null>(null);
  const query = useQuery(outboxQuery(useApi()));
  const columns: readonly Column<OutboxMail>[] = [
    { header: "Written", className: "text-muted", cell: ({ at }) => formatDateTime(at) },
    { header: "To", className: "font-medium", cell: ({ to }) => to },
    { header: "Subject", className: "text-muted", cell: ({ subject }) => subject },
    {
      header: "Mail",
      cell: (mail) => (
        <Button variant="link" size="sm" onClick={() => setShown(mail)}>
          Open <span className="sr-only">the email to {mail.to}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <h2 className="mt-10 mb-1 font-semibold text-md tracking-tight">Outbox</h2>
      <p className="mb-4 text-muted text-sm">
        In local mode, emails are written to the “outbox” folder in the data directory instead of being sent.
      </p>
      <LoadState query={query} loading="Loading the outbox...">
        {({ mails }) => (
          <DataTable
            label="Outbox"
            columns={columns}
            rows={mails}
            keyOf={({ id }) => id}
            empty="No emails yet"
          />
        )}
      </LoadState>
      {shown && <MailDialog mail={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const views = [
  { value: "page", label: "As a page" },
  { value: "source", label: "Source" },
] as const;

function MailDialog({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const api = useApi();
  const [view, setView] = useState<(typeof views)[number]["value"]>("page");
  const path = `/api/admin/outbox/${mail.id}`;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, outboxMailSchema, { signal }),
    gcTime: 0,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent wide title={mail.subject} description={`To ${mail.to}, ${formatDateTime(mail.at)}`}>
        <div className="mt-4 mb-3 flex">
          <SegmentedControl label="Show" options={views} value={view} onChange={setView} />
        </div>
        <LoadState query={query} loading="Loading the email...">
          {({ html, source }) =>
            view === "page" ? (
              // Sandboxed: it runs no script, sends no form, opens nothing.
              <iframe
                title="The email as a page"
                sandbox=""
                srcDoc={html}
                className="h-[60dvh] w-full rounded-md"
              />
            ) : (
              <textarea
                readOnly
                aria-label="The email's source"
                value={source}
                className="h-[60dvh] w-full resize-none rounded-md border bg-background p-3 font-mono text-xs"
              />
            )
          }
        </LoadState>
      </DialogContent>
    </Dialog>
  );
}
