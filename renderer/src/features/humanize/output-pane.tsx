import { countWords } from "@ai-humanizer/shared";
import { CloudOff, TriangleAlert } from "lucide-react";
import { lazy, Suspense, useMemo, useRef } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Announcer } from "./announcer.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DownloadTrigger } from "./download-trigger.tsx";
import { type Rewrite, useDraft } from "./draft-store.ts";
import { LiveText } from "./live-text.tsx";
import { useLiveText } from "./live-text-store.ts";
import { Pane } from "./pane.tsx";
import { toSegments } from "./segments.ts";

const Changes = lazy(() => import("./changes.tsx").then((m) => ({ default: m.Changes })));
const ChecksPanel = lazy(() => import("./checks-panel.tsx").then((m) => ({ default: m.ChecksPanel })));
const DownloadMenu = lazy(() => import("./download-menu.tsx").then((m) => ({ default: m.DownloadMenu })));

interface OutputPaneProps {
  rewrite: Rewrite | null;
  /** See `useHumanize`. */
  run: number | null;
  pending: boolean;
  /** The last run ended without a result. */
  failed: boolean;
}

/** The rewritten text, with its changes and its checks. */
export function OutputPane({ rewrite, run, pending, failed }: OutputPaneProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const growing = useLiveText((live) => live.final !== "" || live.draft !== "");
  const showChanges = useDraft((draft) => draft.showChanges);
  const setShowChanges = useDraft((draft) => draft.setShowChanges);
  const text = pending ? "" : (rewrite?.response.humanizedText ?? "");
  const segments = useMemo(
    () => (rewrite ? toSegments(rewrite.source, rewrite.response.edits) : []),
    [rewrite],
  );
  const changes = segments.filter(({ kind }) => kind === "change").length;
  const words = countWords(text);

  return (
    <Pane
      title="Humanized Output"
      className="border-t md:border-t-0 md:border-l"
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={showChanges}
            disabled={text === "" || changes === 0}
            className="aria-pressed:not-disabled:bg-overlay aria-pressed:not-disabled:text-foreground"
            onClick={() => setShowChanges(!showChanges)}
          >
            Show changes
          </Button>
          {text === "" ? (
            <DownloadTrigger disabled />
          ) : (
            <Suspense fallback={<DownloadTrigger disabled />}>
              <DownloadMenu text={text} />
            </Suspense>
          )}
          <CopyButton text={text} name="Copy humanized text" />
        </>
      }
      footer={
        <>
          <p className="text-muted text-xs tabular-nums">
            {words.toLocaleString("en-US")} {words === 1 ? "word" : "words"}
            {text !== "" && ` · ${changes} ${changes === 1 ? "change" : "changes"}`}
          </p>
          {!pending && rewrite?.response.provider.fallback && (
            <Badge variant="outline" className="ml-auto">
              <CloudOff aria-hidden className="size-3" strokeWidth={1.75} />
              Provider fallback
            </Badge>
          )}
        </>
      }
    >
      <Announcer pending={pending} text={text} finished={run !== null} />
      {failed && !pending && <Failure />}
      <div
        ref={scroller}
        aria-busy={pending}
        // A long text scrolls by the keyboard too; the marked changes take the focus themselves.
        {...(text !== "" && !showChanges
          ? { role: "group", tabIndex: 0, "aria-label": "Humanized text" }
          : {})}
        className="min-h-56 flex-1 overflow-y-auto px-5 py-1 md:min-h-0"
      >
        {pending ? (
          growing ? (
            <LiveText scroller={scroller} />
          ) : (
            <Skeleton />
          )
        ) : rewrite ? (
          <div
            id="humanized-text"
            key={text}
            className="max-w-[70ch] animate-fade-in whitespace-pre-wrap font-serif text-lg leading-[1.6]"
          >
            {showChanges ? (
              <Suspense fallback={text}>
                <Changes segments={segments} />
              </Suspense>
            ) : (
              text
            )}
          </div>
        ) : (
          <p className="max-w-[46ch] text-muted text-sm leading-6">
            Your rewritten text appears here. Numbers, names, quotes and links stay exactly as you wrote them.
          </p>
        )}
        {!pending && rewrite?.response.provider.fallback && (
          <p className="mt-4 text-muted text-sm">
            The language model did not write all of this; the embedded engine stood in.
          </p>
        )}
        {!pending && rewrite?.response.counted === false && (
          <p className="mt-4 text-muted text-sm">Nothing needed changing; this run was not counted.</p>
        )}
        {!pending &&
          rewrite?.response.report.notes.map((note) => (
            <p key={note} className="mt-4 text-muted text-sm">
              {note}
            </p>
          ))}
      </div>
      {(pending || rewrite) && (
        <Suspense fallback={<div className="h-59.25 shrink-0 border-t sm:h-35.25" />}>
          <ChecksPanel run={run} report={pending ? null : (rewrite?.response.report ?? null)} />
        </Suspense>
      )}
    </Pane>
  );
}

function Failure() {
  return (
    <p className="mx-5 mb-2 flex items-center gap-2 rounded-md bg-danger/10 px-3 py-2 text-sm">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" strokeWidth={1.75} />
      The last run brought no result. Your text is kept and nothing was charged.
    </p>
  );
}

const skeletonLines = ["w-full", "w-11/12", "w-[97%]", "w-4/5", "w-2/3"];

function Skeleton() {
  return (
    <div className="flex animate-breathe flex-col gap-4 pt-2">
      {skeletonLines.map((width) => (
        <div key={width} className={`h-3 rounded-full bg-overlay ${width}`} />
      ))}
    </div>
  );
}
