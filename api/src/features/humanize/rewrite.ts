import type { HumanizeProgress } from "@ai-humanizer/shared";
import { AppError } from "../../errors.ts";
import { hasPriority } from "../quota/entitlements.ts";
import type { HumanizeCall, HumanizeDeps } from "./humanize-call.ts";
import type { ProviderOutcome } from "./providers/provider.ts";

/** What a provider made of a text. */
export type Rewrite = Extract<ProviderOutcome, { kind: "done" }>;

/**
 * Has the provider rewrite a text.
 * @param known wordings that the caller got of it before
 * @throws an AppError: 499 when the client leaves, 504 after the time, 422 `unsupported_language`, or the provider's own
 */
export async function rewrite(
  { humanizer, timeoutMs }: HumanizeDeps,
  { actor, request, signal }: HumanizeCall,
  known: readonly string[],
  onProgress: (progress: HumanizeProgress) => void,
): Promise<Rewrite> {
  const { text, tone, mode, preserveLength, keep } = request;
  const options = { tone, mode, preserveLength, seed: known.length, ...(keep ? { keep } : {}) };
  const timeout = AbortSignal.timeout(timeoutMs);
  const outcome = await humanizer
    .humanize({
      text,
      options,
      known,
      priority: hasPriority(actor),
      signal: AbortSignal.any([signal, timeout]),
      onProgress,
    })
    .catch((error: unknown) => {
      if (signal.aborted) throw canceled();
      if (timeout.aborted) throw new AppError(504, "timeout", "This took too long. Please try again.");
      throw error;
    });
  if (signal.aborted) throw canceled();
  if (outcome.kind === "done") return outcome;
  const { language } = outcome;
  const message = `Texts in ${language} can't be humanized yet: only English is supported. Nothing was charged.`;
  throw new AppError(422, "unsupported_language", message, { details: { language } });
}

/** 499 is what proxies log for a client that left; nobody reads the answer. */
export const canceled = () => new AppError(499, "canceled", "The request was canceled");
