import { z } from "zod";
import { setting } from "../leaf.ts";
import { amount, whole } from "../schemas.ts";

/** The language model and what it may cost. */
export const provider = {
  name: setting({
    name: "PROVIDER",
    schema: z.enum(["local", "openai"]).nullable(),
    local: null,
    shown: "`openai` where a key or a URL for it is set, else `local`",
    doc: "Who rewrites: the embedded engine (English), or a language model (any language).",
  }),
  fallback: setting({
    name: "PROVIDER_FALLBACK",
    schema: z.enum(["local", "none"]),
    local: "local",
    doc: "Whether the embedded engine stands in, labelled, where the language model can't be reached.",
  }),
  apiKey: setting({
    name: "OPENAI_API_KEY",
    schema: z.string().nullable(),
    local: null,
    doc: "Key of the language model's server; servers of your own need none.",
  }),
  baseUrl: setting({
    name: "OPENAI_BASE_URL",
    schema: z.url({ protocol: /^https?$/ }).nullable(),
    local: null,
    shown: "OpenAI",
    doc: "Any OpenAI-compatible server, such as http://localhost:11434/v1 for Ollama.",
  }),
  model: setting({
    name: "OPENAI_MODEL",
    schema: z.string().nullable(),
    local: null,
    shown: "`gpt-4.1-mini`, or the first that your server lists",
    doc: "The language model.",
  }),
  runTimeoutMs: setting({
    name: "OPENAI_RUN_TIMEOUT_MS",
    schema: whole(1, 3_600_000),
    local: 180_000,
    doc: "Longest a humanization by the language model may take, in ms.",
  }),
  firstTokenMs: setting({
    name: "OPENAI_FIRST_TOKEN_MS",
    schema: whole(1, 600_000),
    local: 20_000,
    doc: "Longest the first token of an answer may take, in ms.",
  }),
  tokenMs: setting({
    name: "OPENAI_TOKEN_MS",
    schema: whole(1, 600_000),
    local: 15_000,
    doc: "Longest each token after it may take, in ms.",
  }),
  retries: setting({
    name: "OPENAI_RETRIES",
    schema: whole(0, 10),
    local: 2,
    doc: "How often a call that failed is tried again; a server's Retry-After is obeyed.",
  }),
  concurrency: setting({
    name: "OPENAI_CONCURRENCY",
    schema: whole(1, 10_000),
    local: 200,
    doc: "Humanizations by the language model at once, a quarter of them only for paid plans; more are answered 503.",
  }),
  candidates: setting({
    name: "OPENAI_CANDIDATES",
    schema: whole(1, 8),
    local: 3,
    doc: "Rewrites of each stretch in the mode supercharge, of which the best is taken.",
  }),
  breakerFailures: setting({
    name: "OPENAI_BREAKER_FAILURES",
    schema: whole(1, 1000),
    local: 5,
    doc: "Failed calls in a row after which the server is left alone for a while.",
  }),
  breakerMs: setting({
    name: "OPENAI_BREAKER_MS",
    schema: whole(1, 3_600_000),
    local: 30_000,
    doc: "How long that while is, in ms.",
  }),
  inputPrice: setting({
    name: "OPENAI_INPUT_PRICE",
    schema: amount,
    local: 0,
    doc: "US dollars a million input tokens, for the metering.",
  }),
  outputPrice: setting({
    name: "OPENAI_OUTPUT_PRICE",
    schema: amount,
    local: 0,
    doc: "US dollars a million output tokens.",
  }),
  dailyLimit: setting({
    name: "OPENAI_DAILY_LIMIT",
    schema: amount.nullable(),
    local: null,
    doc: "US dollars that the language model may cost a day (UTC); it needs the prices.",
  }),
};
