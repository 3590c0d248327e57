import type { Mode } from "@ai-humanizer/shared";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { requestedPart } from "@/components/requested-part.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { cn } from "@/lib/cn.ts";
import { guestOffer, useGuestSession } from "@/lib/guest-session.ts";
import { planOf, type Viewer } from "@/lib/viewer.ts";
import { ActionBar } from "./action-bar.tsx";
import { scheduleEnd } from "./check-schedule.ts";
import { differenceFrom } from "./difference.ts";
import { shownRewrite, useDraft } from "./draft-store.ts";
import { GuestUses } from "./guest-uses.tsx";
import { OutputPane } from "./output-pane.tsx";
import { replaceText } from "./replace-text.ts";
import { SourcePane } from "./source-pane.tsx";
import { ToneSelect } from "./tone-select.tsx";
import { useHumanize } from "./use-humanize.ts";
import { useResultParts } from "./use-result-parts.ts";
import { useRunShortcut } from "./use-run-shortcut.ts";

const TrialLimitDialog = requestedPart(() =>
  import("./trial-limit-dialog.tsx").then((m) => m.TrialLimitDialog),
);
const GuestUpgradeDialog = requestedPart(() =>
  import("./guest-upgrade-dialog.tsx").then((m) => m.GuestUpgradeDialog),
);

interface WorkspaceProps {
  viewer: Viewer;
  /** What a signed-in user has left; guests have a counter of their own. */
  usesLeft?: ReactNode;
  /** The mode, where it can be chosen. */
  mode?: Mode;
  /** Controls before the tone. */
  toolbar?: ReactNode;
  /** Resolves when the result of a run that begins now may show. */
  waitForChecks?: typeof scheduleEnd;
  /** A page of its own fills the window; a card among other things has a fixed height. */
  frame?: "page" | "card";
}

const frames = {
  page: "md:max-h-[calc(100dvh-5.25rem-var(--workspace-below,0px))] md:min-h-120 md:px-4 md:pt-4",
  card: "md:h-144",
};

/** The card 'Humanize Your Text': a text in, the rewritten text out. */
export function Workspace(props: WorkspaceProps) {
  const { viewer, usesLeft, mode, toolbar, frame = "page" } = props;
  const { waitForChecks = scheduleEnd } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const draft = useDraft();
  const [upgrading, setUpgrading] = useState(false);
  const { limitReached, dismissLimit, ...humanizing } = useHumanize(viewer, mode, waitForChecks);
  const { run, pending, answered, over, failure, start, cancel } = humanizing;
  const rewrite = shownRewrite(draft);
  const parts = useResultParts(pending || rewrite !== null);
  const current = !pending && failure === null && !!rewrite && differenceFrom(rewrite, draft, mode) === null;
  const plan = planOf(viewer);
  const words = plan.wordsPerInput.toLocaleString("en-US");
  const untried = useGuestSession(({ session }) => session.usageCount === 0);
  const uses = untried && viewer.kind === "guest" ? `, ${guestOffer}` : "";

  useRunShortcut(start);
  useEffect(() => {
    if (pending) output.current?.scrollIntoView?.({ block: "nearest", behavior: "smooth" });
    // A result stands beside the source, both from their top.
    else if (run !== null && field.current) field.current.scrollTop = 0;
  }, [pending, run]);

  const clear = () => {
    draft.hideRewrite();
    if (field.current) replaceText(field.current, "");
  };

  return (
    <div className={cn("flex flex-1 flex-col", frames[frame])}>
      <section
        aria-labelledby="workspace-heading"
        className={cn(
          "flex min-h-0 flex-1 flex-col bg-surface md:rounded-lg md:border",
          frame === "card" && "max-md:border-y",
        )}
      >
        <div className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 border-b px-5 py-2">
          <h2 id="workspace-heading" className="mr-auto font-medium max-sm:w-full max-sm:pt-1">
            Humanize Your Text
          </h2>
          {toolbar}
          <ToneSelect allowed={plan.tones} disabled={pending} />
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox brings its input along */}
          <label className="flex items-center gap-2 text-sm has-disabled:text-faint pointer-coarse:h-10">
            <Checkbox
              checked={draft.preserveLength}
              disabled={pending}
              onCheckedChange={draft.setPreserveLength}
            />
            Preserve length
          </label>
        </div>
        <div
          className={cn(
            "grid min-h-0 flex-1 md:grid-cols-2 md:grid-rows-1",
            // The card's bar follows the source on a phone, where it does not stick.
            frame === "card" && "max-md:contents",
          )}
        >
          <SourcePane
            field={field}
            plan={plan}
            limits={`Up to ${words} words at a time${uses}.`}
            pending={pending}
          />
          <div ref={output} className="flex min-h-0 min-w-0 scroll-mt-14 flex-col *:flex-1 max-md:order-1">
            <OutputPane
              rewrite={rewrite}
              parts={parts}
              current={current}
              mode={mode}
              run={run}
              pending={pending}
              failure={failure}
              onRun={over || draft.text.trim() === "" ? null : start}
            />
          </div>
        </div>
        <ActionBar
          pending={pending}
          answered={answered}
          blocked={over}
          frame={frame}
          quiet={current || (frame === "card" && draft.text === "")}
          copy={parts && rewrite && !pending && <parts.ResultCopy rewrite={rewrite} leads={current} />}
          onClear={clear}
          onCancel={cancel}
          onRun={start}
        >
          {viewer.kind === "guest" ? <GuestUses onUnlock={() => setUpgrading(true)} /> : usesLeft}
        </ActionBar>
      </section>
      {limitReached && <TrialLimitDialog viewer={viewer} onClose={dismissLimit} />}
      {upgrading && <GuestUpgradeDialog onClose={() => setUpgrading(false)} />}
    </div>
  );
}
