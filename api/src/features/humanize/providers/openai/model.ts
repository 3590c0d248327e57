import OpenAI from "openai";
import type { Breaker } from "./breaker.ts";
import { ModelFailure, rejectsUsage, toFailure } from "./failure.ts";
import { guessTokens, type Meter } from "./meter.ts";
import type { Messages } from "./prompt.ts";
import { withRetries } from "./retry.ts";
import { streamAnswer } from "./stream.ts";

export interface ModelOptions {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  /** Null takes OpenAI's default, or the first that a self-hosted server lists. */
  readonly model: string | null;
  readonly firstTokenMs: number;
  readonly tokenMs: number;
  readonly retries: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  readonly random: () => number;
  readonly clock: () => number;
  readonly breaker: Breaker;
}

export interface ModelCall {
  readonly messages: Messages;
  readonly signal: AbortSignal;
  readonly meter: Meter;
  /** Told of all that has come so far; the empty text where it begins anew. */
  readonly onText: (text: string) => void;
}

export interface Model {
  /** The model's name, asked from the server where none is set. Rejects with a ModelFailure or the signal's reason. */
  readonly name: (signal: AbortSignal) => Promise<string>;
  /** One answer in full, with retries. Rejects with a ModelFailure or the signal's reason. */
  readonly ask: (call: ModelCall) => Promise<string>;
}

const defaultModel = "gpt-4.1-mini";
/** An answer may have so many times the characters of its request before it counts as endless. */
const longestShare = 3;
const longestLeast = 4000;

/** A language model behind an OpenAI-compatible server. */
export function createModel(options: ModelOptions): Model {
  const client = new OpenAI({
    // Self-hosted servers take any key; the SDK insists on one.
    apiKey: options.apiKey ?? "none",
    ...(options.baseUrl === null ? {} : { baseURL: options.baseUrl }),
    // The retries here know of the breaker, of streams that break off, and of the user who left.
    maxRetries: 0,
    timeout: options.firstTokenMs,
    logLevel: "off",
  });
  let known = options.model ?? (options.baseUrl === null ? defaultModel : null);
  let withUsage = true;

  /** Makes a call if the breaker allows it, and tells it the outcome. */
  async function guarded<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    const passage = options.breaker.enter();
    if (passage === null) {
      throw new ModelFailure("permanent", "the model is left alone for a while", options.breaker.waitMs());
    }
    try {
      const answer = await call();
      passage.succeeded();
      return answer;
    } catch (error) {
      if (signal.aborted) {
        passage.left();
        throw signal.reason;
      }
      const failure = toFailure(error, options.clock());
      // A model that declines or has nothing to say is in good health, and so is one that finds a request wrong.
      const isAtFault = failure.kind === "transient" || isLockedOut(error);
      if (isAtFault) passage.failed();
      else passage.left();
      throw failure;
    }
  }

  async function name(signal: AbortSignal): Promise<string> {
    known ??= await withRetries(
      () =>
        guarded(signal, async () => {
          const { data } = await client.models.list({ signal });
          const first = data[0]?.id;
          if (first === undefined) throw new ModelFailure("permanent", "the server has no models");
          return first;
        }),
      { ...options, signal },
    );
    return known;
  }

  async function attempt({ messages, signal, meter, onText }: ModelCall): Promise<string> {
    const model = await name(signal);
    const sent = messages.map(({ content }) => String(content)).join("\n");
    onText("");
    const request = { ...options, client, model, messages, signal, onText };
    const longest = Math.max(longestLeast, sent.length * longestShare);
    return await streamAnswer({ ...request, withUsage, longest }, ({ text, counted }) =>
      meter.add(counted?.tokensIn ?? guessTokens(sent), counted?.tokensOut ?? guessTokens(text)),
    );
  }

  const ask = (call: ModelCall) =>
    withRetries(
      () =>
        guarded(call.signal, () =>
          attempt(call).catch((error: unknown) => {
            if (!withUsage || !rejectsUsage(error)) throw error;
            withUsage = false;
            return attempt(call);
          }),
        ),
      { ...options, signal: call.signal },
    );
  return { name, ask };
}

const isLockedOut = (error: unknown) =>
  error instanceof OpenAI.APIError && [401, 403, 404, 429].includes(error.status ?? 0);
