import { countWords, type HumanizeRequest, type HumanizeResponse, type Mode } from "@ai-humanizer/shared";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { track } from "@/lib/analytics.ts";
import { ApiError, useApi } from "@/lib/api-client.ts";
import { useGuestSession, usesLeft } from "@/lib/guest-session.ts";
import { toast } from "@/lib/toast-store.ts";
import { planOf, type Viewer } from "@/lib/viewer.ts";
import { useDraft } from "./draft-store.ts";
import { humanizeErrorMessage, isUsageLimit } from "./humanize-error.ts";
import { streamHumanization } from "./humanize-stream.ts";
import { useLiveText } from "./live-text-store.ts";

/** The queries that tell how much is used. */
const usageKeys = ["/api/auth/me", "/api/working-status"];

interface UseHumanizeOptions {
  viewer: Viewer;
  mode: Mode;
  /** The uses are spent. */
  onLimit: () => void;
}

interface HumanizeRun {
  /** The number of the run that is under way or last succeeded; null before the first and after a failure. */
  run: number | null;
  pending: boolean;
  /** The last run ended without a result, and not because the user stopped it. */
  failed: boolean;
  start: () => void;
  cancel: () => void;
}

/** Rewrites the draft: checks it, counts the guest's use, calls the API, reports the outcome. */
export function useHumanize({ viewer, mode, onLimit }: UseHumanizeOptions): HumanizeRun {
  const api = useApi();
  const queries = useQueryClient();
  const controller = useRef<AbortController>(null);
  const [run, setRun] = useState<number | null>(null);
  const guest = viewer.kind === "guest";

  const refresh = (keys: readonly string[]) => {
    for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
  };

  const mutation = useMutation({
    mutationFn: (request: HumanizeRequest & { signal: AbortSignal }): Promise<HumanizeResponse> => {
      const { signal, ...body } = request;
      return streamHumanization(api, body, signal, useLiveText.getState().take);
    },
    onSuccess: (response, request) => {
      useDraft.getState().setRewrite({ source: request.text, response });
      toast({ title: "Text humanized successfully!", variant: "success" });
      const first = guest
        ? useGuestSession.getState().session.usageCount === 1
        : response.isFirstHumanization;
      if (first) track("trial_start", { viewer: viewer.kind });
      refresh(["/api/history", "/api/stats", ...usageKeys]);
    },
    onError: (error, request) => {
      setRun(null);
      if (guest) useGuestSession.getState().returnUse();
      // Of a session that ended the session itself tells.
      const ended = !guest && error instanceof ApiError && error.status === 401;
      if (request.signal.aborted || ended) return;
      if (isUsageLimit(error)) {
        refresh(usageKeys);
        onLimit();
      } else toast({ title: "Error", description: humanizeErrorMessage(error), variant: "destructive" });
    },
  });

  const start = () => {
    if (mutation.isPending) return;
    const { text, tone, preserveLength } = useDraft.getState();
    const plan = planOf(viewer);
    if (text.trim() === "") {
      toast({ title: "Error", description: "Please enter some text to humanize", variant: "destructive" });
    } else if (countWords(text) > plan.wordsPerInput) {
      toast({ title: "Word Limit Exceeded", description: wordLimitText(viewer), variant: "destructive" });
    } else if (guest && usesLeft(useGuestSession.getState().session) === 0) {
      onLimit();
    } else {
      if (guest) useGuestSession.getState().countUse();
      controller.current = new AbortController();
      useLiveText.getState().reset();
      setRun((last) => (last ?? Date.now()) + 1);
      mutation.mutate({ text, tone, preserveLength, mode, signal: controller.current.signal });
    }
  };

  useEffect(() => () => controller.current?.abort(), []);

  const failed = mutation.isError && !mutation.variables.signal.aborted && !isUsageLimit(mutation.error);
  return {
    run,
    pending: mutation.isPending,
    failed,
    start,
    cancel: () => controller.current?.abort(),
  };
}

function wordLimitText(viewer: Viewer): string {
  const { id, name, wordsPerInput } = planOf(viewer);
  const cap = wordsPerInput.toLocaleString("en-US");
  return id === "free"
    ? `Free users can only humanize up to ${cap} words. Please reduce your text or upgrade for unlimited access.`
    : `The ${name} plan humanizes up to ${cap} words at a time. Please reduce your text.`;
}
