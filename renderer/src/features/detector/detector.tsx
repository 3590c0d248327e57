import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ImportButton } from "@/components/import-button.tsx";
import { Section } from "@/components/section.tsx";
import { Button } from "@/components/ui/button.tsx";
import { detectorCopy as copy } from "@/content/landing.ts";
import { sampleText } from "@/content/sample-text.ts";
import { cn } from "@/lib/cn.ts";
import { useDropZone } from "@/lib/files/use-drop-zone.ts";
import { optionalPart } from "@/lib/optional-part.tsx";
import { useSeemsSignedIn } from "@/lib/session/seems-signed-in.ts";
import { useCarriedText } from "./use-carried-text.ts";
import { useDetector } from "./use-detector.ts";
import { useFileText } from "./use-file-text.ts";

const DropHint = optionalPart(() => import("@/components/drop-hint.tsx").then((m) => m.DropHint));

/** Characters that the teaser takes. */
const limit = 5000;

/** The detector on a pasted text: it runs in this browser and sends nothing. */
export function Detector() {
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const { scoring, score, reset } = useDetector();
  const working = scoring.status === "working";
  const over = text.length - limit;
  const file = useFileText((imported) => change(imported));
  const blocked = working || file.reading;
  const { over: dragged, handlers } = useDropZone({ disabled: blocked, onFile: file.read });
  const signedIn = useSeemsSignedIn();

  // What was typed before the page's code was here.
  useEffect(() => setText(field.current?.value ?? ""), []);

  const change = (next: string) => {
    setText(next);
    file.forget();
    // In any state: the text of a file may come long after its import began.
    reset();
  };

  useCarriedText(field, (carried) => {
    change(carried);
    if (carried.length <= limit) void score(carried);
    result.current?.focus();
  });

  return (
    <Section id="detector" title={copy.title} text={copy.text} className="border-y bg-surface">
      <div className="grid overflow-hidden rounded-lg border bg-background md:h-104 md:grid-cols-2">
        <form
          className="relative flex min-w-0 flex-col"
          {...handlers}
          onSubmit={(event) => {
            event.preventDefault();
            void score(text);
          }}
        >
          <textarea
            ref={field}
            aria-label={copy.label}
            placeholder={copy.placeholder}
            value={text}
            onChange={(event) => change(event.target.value)}
            className="mt-5 min-h-50 w-full flex-1 resize-none bg-transparent px-5 text-md leading-[1.65] rounded-md -outline-offset-2 placeholder:text-faint"
          />
          <div role="status" className="px-5 pt-2 text-sm empty:hidden">
            {file.failure && (
              <p className="flex gap-2 text-danger">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
                {file.failure}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 whitespace-nowrap px-5 pt-2 pb-2 text-muted text-xs">
            <span className={cn("tabular-nums", over > 0 && "text-danger")}>
              {text.length}/{limit} characters{" "}
              <span role="status" className="font-medium">
                {over > 0 && `+${over.toLocaleString("en-US")} over limit`}
              </span>
            </span>
            <span className="flex items-center gap-1">
              {copy.formats}
              <ImportButton disabled={blocked} reading={file.reading} onFile={file.read} />
            </span>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t px-5 py-3">
            <Button
              type="submit"
              className="max-sm:w-full"
              disabled={text.trim() === "" || over > 0 || working}
            >
              {working ? copy.checking : copy.check}
            </Button>
            {text === "" && (
              <Button variant="ghost" className="max-sm:flex-1" onClick={() => change(sampleText)}>
                {copy.sample}
              </Button>
            )}
            {!signedIn && (
              <Button asChild variant="outline" className="max-sm:flex-1 sm:ml-auto">
                <a href="/login">{copy.keep}</a>
              </Button>
            )}
          </div>
          {dragged && <DropHint />}
        </form>
        <section
          ref={result}
          aria-label="Result"
          aria-busy={working}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long result scrolls by the keyboard too
          tabIndex={0}
          className="focus-visible:-outline-offset-2 min-h-56 border-t px-5 py-5 md:overflow-y-auto md:border-t-0 md:border-l md:px-6"
        >
          {scoring.status === "done" ? (
            <scoring.Result text={scoring.text} detection={scoring.detection} />
          ) : scoring.status === "failed" ? (
            <p role="alert" className="max-w-[52ch] text-danger">
              {copy.failed}
            </p>
          ) : (
            <p className="max-w-[52ch] text-muted leading-6">{copy.empty}</p>
          )}
          <p className="mt-6 text-muted text-sm">
            {copy.keepHint}{" "}
            <a
              href="/quality#detector"
              className="underline decoration-line-strong underline-offset-4 hover:text-foreground"
            >
              {copy.limits}
            </a>
          </p>
        </section>
      </div>
    </Section>
  );
}
