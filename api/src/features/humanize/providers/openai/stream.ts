import OpenAI from "openai";
import { ModelFailure } from "./failure.ts";
import type { Messages } from "./prompt.ts";
import { isThinking, withoutThoughts } from "./thoughts.ts";

/** How long a server may take for the count of tokens after its answer is complete, in ms. */
const lastWordMs = 1000;
/** How many times as long an answer may be if it begins with thoughts. */
const thoughtShare = 10;
const nothing = { tokensIn: 0, tokensOut: 0 };

export interface StreamRequest {
  readonly client: OpenAI;
  readonly model: string;
  readonly messages: Messages;
  /** Whether to ask for the count of tokens; not every server knows how. */
  readonly withUsage: boolean;
  readonly signal: AbortSignal;
  /** How long the first token may take, and each one after it, in ms. */
  readonly firstTokenMs: number;
  readonly tokenMs: number;
  /** An answer longer than this many characters is cut off. */
  readonly longest: number;
  /** Told of all that has come so far but thoughts, whenever more has. */
  readonly onText: (text: string) => void;
}

/** What a stream brought, also if it failed; null where the server did not count. */
export interface StreamUsage {
  readonly text: string;
  readonly counted: { readonly tokensIn: number; readonly tokensOut: number } | null;
}

/**
 * One answer of the model as it comes. Whatever ends the reading early ends the generation too, because the connection is
 * closed. Throws whatever the SDK throws, a ModelFailure where the server stalls, declines or breaks off, and the
 * signal's reason.
 * @param onEnd told what was used, whichever way it ends
 */
export async function streamAnswer(
  request: StreamRequest,
  onEnd: (usage: StreamUsage) => void,
): Promise<string> {
  const { client, model, messages, withUsage, signal, firstTokenMs, tokenMs, longest, onText } = request;
  const own = new AbortController();
  const stall = () => own.abort(new ModelFailure("transient", "the model stalled"));
  let timer = setTimeout(stall, firstTokenMs);
  let text = "";
  let counted: StreamUsage["counted"] = null;
  let finish: string | null = null;
  try {
    const stream = await client.chat.completions.create(
      { model, messages, stream: true, ...(withUsage ? { stream_options: { include_usage: true } } : {}) },
      { signal: AbortSignal.any([signal, own.signal]) },
    );
    for await (const { choices, usage } of stream) {
      if (usage) counted = { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens };
      const choice = choices?.[0];
      if (!choice) continue;
      finish = choice.finish_reason || finish;
      if (choice.delta?.refusal) throw new ModelFailure("refused", "the model declined");
      if (
        Object.values(choice.delta ?? {}).some(
          (value) => typeof value === "string" && value !== "assistant" && value,
        )
      ) {
        clearTimeout(timer);
        timer = setTimeout(stall, tokenMs);
      }
      if (choice.finish_reason) {
        clearTimeout(timer);
        timer = setTimeout(stall, Math.min(tokenMs, lastWordMs));
      }
      const more = choice.delta?.content;
      if (!more) continue;
      text += more;
      if (text.length > longest * (isThinking(text) ? thoughtShare : 1))
        throw new ModelFailure("transient", "the answer had no end");
      onText(withoutThoughts(text));
    }
    // An aborted stream just ends.
    signal.throwIfAborted();
    if (finish === null) own.signal.throwIfAborted();
    if (finish === "content_filter") throw new ModelFailure("refused", "the answer was filtered");
    if (finish === null) throw new ModelFailure("transient", "the answer broke off");
    const answer = withoutThoughts(text);
    if (answer.trim() === "") throw new ModelFailure("empty", "the answer was empty");
    return answer;
  } catch (error) {
    // A server that turned the call away has written nothing: there are no tokens to count.
    if (error instanceof OpenAI.APIError && error.status !== undefined) counted ??= nothing;
    signal.throwIfAborted();
    own.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    own.abort();
    onEnd({ text, counted });
  }
}
