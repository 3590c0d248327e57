import {
  charactersPerInput,
  countWords,
  defaultTitle,
  type HumanizeResponse,
  humanizeRequestSchema,
  type Profile,
  plans,
} from "@ai-humanizer/shared";
import type { HistoryStore } from "../history/store.ts";
import type { LocalEngine } from "./engine.ts";

interface OfflineHumanizeDeps {
  readonly engine: LocalEngine;
  readonly store: HistoryStore;
  /** Aborted when the session that asks is over, after which nothing is kept for it. */
  readonly over: AbortSignal;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * `POST /api/humanize` without a connection: the same engine and answer, and the same limits of a text by the plan that
 * the account had last. How many texts a month that plan allows is the server's to count: here none is refused for it.
 * The result is kept on this computer.
 */
export async function humanizeOffline(
  { engine, store, over, now, newId }: OfflineHumanizeDeps,
  profile: Profile,
  body: unknown,
): Promise<Response> {
  const parsed = humanizeRequestSchema.safeParse(body);
  if (!parsed.success) return refusal(422, "validation_failed", "The request has the wrong shape");
  const { text, title, tone, ...options } = parsed.data;
  const plan = plans[profile.plan];
  const words = countWords(text);
  if (words === 0) return refusal(422, "empty_text", "Please enter some text to humanize");
  if (words > plan.wordsPerInput) {
    const message = `Your text has ${words} words; the ${plan.name} plan takes up to ${plan.wordsPerInput}.`;
    return refusal(422, "word_limit_exceeded", message);
  }
  if (text.length > charactersPerInput(plan)) {
    const message = `Your text has ${text.length} characters; the ${plan.name} plan takes up to ${charactersPerInput(plan)}.`;
    return refusal(422, "word_limit_exceeded", message);
  }
  if (!plan.tones.includes(tone)) {
    return refusal(403, "tone_not_allowed", "Formal and Academic tones are available with paid plans.");
  }

  const { keep, ...rest } = options;
  const answer = await engine.run(text, { tone, ...rest, ...(keep ? { keep } : {}) });
  over.throwIfAborted();
  if (answer.kind === "unsupported-language") {
    const message = `Texts in ${answer.language} can't be humanized yet: only English is supported.`;
    return refusal(422, "unsupported_language", message);
  }
  if (answer.kind === "failed") return refusal(500, "internal", "The text could not be humanized");
  const { text: humanizedText, edits, report } = answer.result;
  const counted = humanizedText !== text;
  store.addLocal({
    id: newId(),
    title: title || defaultTitle(text),
    originalText: text,
    humanizedText,
    tone,
    createdAt: now().toISOString(),
  });
  const provider = { name: "local", fallback: false } as const;
  const response: HumanizeResponse = {
    humanizedText,
    isFirstHumanization: false,
    edits,
    report,
    provider,
    counted,
  };
  return Response.json(response);
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
