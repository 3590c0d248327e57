import type { HumanizeProgress } from "@ai-humanizer/shared";
import { AppError } from "../../errors.ts";
import { hasPriority } from "../quota/entitlements.ts";
import type { Wording } from "./humanize.repository.ts";
import type { HumanizeAnswer, HumanizeCall, HumanizeDeps } from "./humanize-call.ts";
import type { ProviderOutcome } from "./providers/provider.ts";

/** What a provider made of a text. */
export type Rewrite = Extract<ProviderOutcome, { kind: "done" }>;

/**
 * Has the provider rewrite a text; what the caller got in this tone and mode before, or asks for in another wording, in
 * other words than all given.
 * @param given the caller's wordings of it, newest first
 * @throws an AppError: 499 when the client leaves, 504 after the time, 422 `unsupported_language`, or the provider's own
 */
export async function rewrite(
  { humanizer, timeoutMs }: HumanizeDeps,
  { actor, request, signal }: HumanizeCall,
  given: readonly Wording[],
  onProgress: (progress: HumanizeProgress) => void,
): Promise<Rewrite> {
  const { text, tone, mode, preserveLength, keep, another } = request;
  const seed = given.filter((wording) => isOf(wording, request)).length;
  const options = { tone, mode, preserveLength, seed, ...(keep ? { keep } : {}) };
  const timeout = AbortSignal.timeout(timeoutMs);
  const outcome = await humanizer
    .humanize({
      text,
      options,
      given: given.map(({ humanizedText }) => humanizedText),
      another: seed > 0 || another === true,
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

/** The tone and mode that a caller got a text in before, the request's own first; null where it is a new one. */
export function repeatsOf(
  given: readonly Wording[],
  { tone, mode }: HumanizeCall["request"],
  text: string,
): HumanizeAnswer["repeats"] {
  const same = given.find(({ humanizedText }) => humanizedText === text);
  if (!same) return null;
  return given.some((wording) => isOf(wording, { tone, mode }))
    ? { tone, mode }
    : { tone: same.tone, mode: same.mode };
}

const isOf = (wording: Wording, { tone, mode }: Pick<Wording, "tone" | "mode">): boolean =>
  wording.tone === tone && wording.mode === mode;

/** 499 is what proxies log for a client that left; nobody reads the answer. */
export const canceled = () => new AppError(499, "canceled", "The request was canceled");
