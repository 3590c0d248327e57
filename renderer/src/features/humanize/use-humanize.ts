import { countWords, type HumanizeResponse, type Mode, trialSchema } from "@ai-humanizer/shared";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { track } from "@/lib/analytics.ts";
import { ApiError, useApi } from "@/lib/api-client.ts";
import { useGuestSession, usesLeft } from "@/lib/guest-session.ts";
import { dismissToasts, toast } from "@/lib/toast-store.ts";
import { planOf, type Viewer } from "@/lib/viewer.ts";
import type { scheduleEnd } from "./check-schedule.ts";
import { useDraft } from "./draft-store.ts";
import { failureReason, humanizeErrorMessage, isUsageLimit } from "./humanize-error.ts";
import { useLiveText } from "./live-text-store.ts";
import { useRun } from "./run-store.ts";
import { isPageLeaving, isUnanswered, noteAnswer, noteOver, noteRun, wasCutOff } from "./unanswered-run.ts";

/** The queries that tell how much is used. */
const usageKeys = ["/api/auth/me", "/api/working-status"];

interface HumanizeRun {
  /** When the run began that is under way or succeeded since the page was opened (`performance.now()`), else null. */
  run: number | null;
  pending: boolean;
  /** The answer is here, and `cancel` shows it before the checks have played. */
  answered: boolean;
  /** The text is over the word limit. */
  over: boolean;
  /** Why the last run ended without a result; null where it has one, the user stopped it or the text is another now. */
  failure: string | null;
  /** The uses are spent. */
  limitReached: boolean;
  /** The limit is read. */
  dismissLimit: () => void;
  start: () => void;
  cancel: () => void;
}

/**
 * Rewrites the draft: checks it, counts the guest's use, calls the API, reports the outcome. `mode` is undefined where
 * it can't be chosen.
 */
export function useHumanize(
  viewer: Viewer,
  mode: Mode | undefined,
  waitForChecks: typeof scheduleEnd,
): HumanizeRun {
  const api = useApi();
  const queries = useQueryClient();
  const { run, stop, answered, failure, limitReached } = useRun();
  const failed = useDraft(({ text }) => text === failure?.source);
  const over = useDraft(({ text }) => isOver(text, viewer));
  const dismissWordLimit = useRef<() => void>(undefined);
  // What ended before the page was opened does not play again.
  const [endedBefore] = useState(() => (stop ? null : run));
  const guest = viewer.kind === "guest";

  const refresh = (keys: readonly string[]) => {
    for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
  };

  /** Where the server can't be asked, the browser's own count stays. */
  const askUses = () =>
    api.get("/api/trial", trialSchema).then(
      ({ used }) => useGuestSession.getState().setUses(used),
      () => {},
    );

  const requestOf = () => {
    const { text, tone, preserveLength } = useDraft.getState();
    return { text, tone, preserveLength, mode: mode ?? "standard" };
  };

  const succeed = (response: HumanizeResponse) => {
    useRun.setState({ stop: null });
    if (response.isFirstHumanization) track("trial_start", { viewer: viewer.kind });
    refresh(["/api/history", "/api/stats", ...usageKeys]);
  };

  const fail = (source: string, error: Error, stopped: boolean) => {
    const limitReached = !stopped && isUsageLimit(error);
    const failure = stopped || limitReached ? null : { source, reason: failureReason(error) };
    useRun.setState({ run: null, stop: null, failure, limitReached });
    if (guest) useGuestSession.getState().returnUse();
    if (!stopped && error instanceof ApiError) noteAnswer();
    else if (stopped || !isPageLeaving()) noteOver();
    // The server takes a moment to give back what was stopped.
    if (guest && !stopped) void askUses();
    // Of a session that ended the session itself tells.
    const ended = !guest && error instanceof ApiError && error.status === 401;
    if (stopped || ended) return;
    if (limitReached) refresh(usageKeys);
    else toast({ title: "Error", description: humanizeErrorMessage(error), variant: "destructive" });
  };

  const start = () => {
    if (useRun.getState().stop) return;
    const request = requestOf();
    const { text, ...settings } = request;
    if (text.trim() === "") {
      toast({ title: "Error", description: "Please enter some text to humanize", variant: "destructive" });
    } else if (isOver(text, viewer)) {
      const title = "Word Limit Exceeded";
      dismissWordLimit.current = toast({ title, description: wordLimitText(viewer), variant: "destructive" });
    } else if (
      guest &&
      usesLeft(useGuestSession.getState().session) === 0 &&
      !isUnanswered(viewer, request)
    ) {
      useRun.setState({ limitReached: true });
    } else {
      // What went wrong before is over.
      dismissToasts();
      if (guest) useGuestSession.getState().countUse();
      const controller = new AbortController();
      const { signal } = controller;
      useLiveText.getState().reset();
      const stop = () => controller.abort();
      useRun.setState({ run: performance.now(), stop, answered: false, failure: null });
      const checksShown = waitForChecks(signal);
      const keyed = { ...request, idempotencyKey: noteRun(viewer, request) };
      // Loaded with the first run: an empty page has no use for it.
      void import("./result.tsx")
        .then(async (parts) => ({
          parts,
          response: await parts.streamHumanization(
            api,
            parts.inOtherWords(keyed),
            signal,
            useLiveText.getState().take,
          ),
        }))
        .then(
          async ({ parts, response }) => {
            noteAnswer();
            useRun.setState({ answered: true });
            if (guest && !response.counted) useGuestSession.getState().returnUse();
            if (guest) void askUses();
            // Kept at once, told when the checks have played: what is paid for outlives a reload.
            const draft = useDraft.getState();
            if (!parts.isAnswered(response, draft, mode))
              draft.setRewrite({ source: text, settings, response });
            await checksShown;
            toast(parts.outcomeToast(request, response, mode));
            succeed(response);
          },
          (error: Error) => fail(text, error, signal.aborted),
        );
    }
  };

  useEffect(() => dismissLimit, []);
  useEffect(() => {
    if (!over) dismissWordLimit.current?.();
  }, [over]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (wasCutOff(viewer, requestOf())) start();
    else if (guest && useGuestSession.getState().session.usageCount > 0) void askUses();
  }, []);

  return {
    run: run === endedBefore ? null : run,
    pending: stop !== null,
    answered,
    over,
    failure: failed && failure ? failure.reason : null,
    limitReached,
    dismissLimit,
    start,
    cancel: () => useRun.getState().stop?.(),
  };
}

function isOver(text: string, viewer: Viewer): boolean {
  return countWords(text) > planOf(viewer).wordsPerInput;
}

function dismissLimit(): void {
  useRun.setState({ limitReached: false });
}

function wordLimitText(viewer: Viewer): string {
  const { id, name, wordsPerInput } = planOf(viewer);
  const cap = wordsPerInput.toLocaleString("en-US");
  return id === "free"
    ? `Free users can only humanize up to ${cap} words. Please reduce your text or upgrade for unlimited access.`
    : `The ${name} plan humanizes up to ${cap} words at a time. Please reduce your text.`;
}
