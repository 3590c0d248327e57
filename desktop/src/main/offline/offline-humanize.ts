import {
  defaultTitle,
  type ErrorBody,
  type HumanizeResponse,
  humanizeRequestSchema,
  type Profile,
  planRefusal,
  plans,
} from "@ai-humanizer/shared";
import type { z } from "zod";
import type { ApiInit } from "../api-proxy.ts";
import type { HistoryStore } from "../history/store.ts";
import type { LocalEngine } from "./engine.ts";
import { eventAnswer } from "./event-answer.ts";

interface OfflineHumanizeDeps {
  readonly engine: LocalEngine;
  readonly store: HistoryStore;
  /** Aborted when the session that asks is over, after which nothing is kept for it. */
  readonly over: AbortSignal;
  readonly now: () => Date;
  readonly newId: () => string;
}

type Request = z.output<typeof humanizeRequestSchema>;

interface Refusal {
  readonly status: number;
  readonly error: ErrorBody;
}

/**
 * `POST /api/humanize` without a connection: the same engine and answer, and the same limits of a text by the plan that
 * the account had last. How many texts a month that plan allows is the server's to count: here none is refused for it.
 * A result that changes something is kept on this computer, unless the session ended or the caller left before it was there.
 */
export async function humanizeOffline(
  deps: OfflineHumanizeDeps,
  profile: Profile,
  { body, headers, signal }: ApiInit,
): Promise<Response> {
  const parsed = humanizeRequestSchema.safeParse(JSON.parse(body ?? "null"));
  if (!parsed.success) return refused(refusal(422, "validation_failed", "The request has the wrong shape"));
  const tooMuch = planRefusal(plans[profile.plan], parsed.data.text, parsed.data.tone);
  if (tooMuch) {
    const { status, code, message, details } = tooMuch;
    return refused({ status, error: { code, message, ...details } });
  }

  const perform = (...ends: AbortSignal[]) => humanize(deps, parsed.data, AbortSignal.any(ends));
  const ends = [deps.over, ...(signal ? [signal] : [])];
  if (headers.accept?.includes("text/event-stream")) {
    return eventAnswer(async (left) => {
      const outcome = await perform(...ends, left).catch(() => failed);
      return "error" in outcome ? { type: "error", ...outcome } : { type: "result", response: outcome };
    });
  }
  const outcome = await perform(...ends);
  return "error" in outcome ? refused(outcome) : Response.json(outcome);
}

async function humanize(
  { engine, store, now, newId }: OfflineHumanizeDeps,
  { text, title, tone, mode, preserveLength, keep }: Request,
  signal: AbortSignal,
): Promise<HumanizeResponse | Refusal> {
  const answer = await engine.run(text, { tone, mode, preserveLength, ...(keep ? { keep } : {}) }, signal);
  signal.throwIfAborted();
  if (answer.kind === "unsupported-language") {
    const message = `Texts in ${answer.language} can't be humanized yet: only English is supported.`;
    return refusal(422, "unsupported_language", message);
  }
  if (answer.kind === "failed") return failed;
  const { text: humanizedText, edits, report } = answer.result;
  const isChanged = humanizedText !== text;
  if (isChanged) {
    store.addLocal({
      id: newId(),
      title: title || defaultTitle(text),
      originalText: text,
      humanizedText,
      tone,
      createdAt: now().toISOString(),
    });
  }
  return {
    humanizedText,
    isFirstHumanization: false,
    edits,
    report,
    provider: { name: "local", fallback: false },
    counted: isChanged,
    repeats: null,
  };
}

const refusal = (status: number, code: string, message: string): Refusal => ({
  status,
  error: { code, message },
});
const failed = refusal(500, "internal", "The text could not be humanized");
const refused = ({ status, error }: Refusal) => Response.json(error, { status });
