import type { Edit, HeldBack, Preparation } from "@ai-humanizer/engine";
import type { RemoteEngine } from "../../../../engine/engine.ts";
import { AppError, overloaded } from "../../../../errors.ts";
import type { Logger } from "../../../../log.ts";
import { noMetering, type Provider, type ProviderJob, type ProviderOutcome } from "../provider.ts";
import { type Budget, estimateCost, type Held } from "./budget.ts";
import type { ChunkContext } from "./chunk-context.ts";
import { type Chunk, toChunks } from "./chunks.ts";
import { ModelFailure } from "./failure.ts";
import { createMeter, type Meter, type Prices } from "./meter.ts";
import type { Model } from "./model.ts";
import { notesOf } from "./notes.ts";
import { createProgress, type Progress } from "./progress.ts";
import { type Finished, finishByEngine, finishChunk } from "./resolve.ts";
import { rewriteChunk } from "./rewrite-chunk.ts";

export interface OpenAiProviderOptions {
  readonly engine: RemoteEngine;
  readonly model: Model;
  readonly budget: Budget;
  readonly prices: Prices;
  /** Whether the embedded engine stands in where the model gives nothing. */
  readonly fallback: boolean;
  /** Runs at once, a quarter of them only for callers with priority; more are answered 503. */
  readonly concurrency: number;
  /** First rewrites of a chunk in the mode "supercharge". */
  readonly candidates: number;
  readonly newId: () => string;
  readonly log: Logger;
}

/** The share of the runs at once that is open to everyone; the rest is kept for callers with priority. */
const shareOpenToAll = 3 / 4;

/** A language model behind any OpenAI-compatible server, held to the engine's checks. */
export function createOpenAiProvider(options: OpenAiProviderOptions): Provider {
  let running = 0;
  const openToAll = Math.ceil(options.concurrency * shareOpenToAll);
  return {
    humanize: async (job) => {
      job.signal.throwIfAborted();
      if (running >= (job.priority ? options.concurrency : openToAll)) throw overloaded();
      running += 1;
      try {
        return await run(options, job);
      } finally {
        running -= 1;
      }
    },
  };
}

async function run(options: OpenAiProviderOptions, job: ProviderJob): Promise<ProviderOutcome> {
  const start = performance.now();
  const { engine, budget, prices, candidates } = options;
  const { text, signal } = job;
  const prepared = await engine.prepare(text, job.options.keep ?? [], job);
  const chunks = toChunks(prepared.passages);
  const tries = job.options.mode === "supercharge" ? candidates : 1;
  const held = chunks.length === 0 ? noHold : await budget.hold(estimateCost(chunks, tries, prices));
  if (held === null) {
    const retryAfterSeconds = budget.secondsLeft();
    const message = "The language model's budget for today is used up. Please try again tomorrow.";
    const error = new AppError(503, "spend_limit_reached", message, { retryAfterSeconds });
    return await standIn(options, job, prepared, error);
  }
  let meter: Meter | undefined;
  try {
    // A self-hosted server is asked for its model's name, which can fail like any call.
    const name = await options.model.name(signal);
    meter = createMeter(name, prices);
    return await rewrite(options, job, { prepared, chunks, tries, meter, start });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    options.log.warn({ kind: error.kind, reason: error.message, ...meter?.read() }, "the model gave nothing");
    return await standIn(options, job, prepared, toAppError(error), meter);
  } finally {
    // What can't be settled stays held: better to spend too little than too much.
    await held
      .settle(meter?.read() ?? noMetering)
      .catch((err: unknown) => options.log.error({ err }, "spend not settled"));
  }
}

const noHold: Held = { settle: async () => {} };

interface Work {
  readonly prepared: Preparation;
  readonly chunks: readonly Chunk[];
  readonly tries: number;
  readonly meter: Meter;
  readonly start: number;
}

/** Chunk by chunk, each final before the next begins; then the report. */
async function rewrite(
  options: OpenAiProviderOptions,
  job: ProviderJob,
  work: Work,
): Promise<ProviderOutcome> {
  const { prepared, chunks, meter } = work;
  const { clean, language } = prepared;
  const progress = createProgress(clean, chunks, job.onProgress);
  progress.phase("reading");
  const context = contextOf(options, job, work, progress);
  const finished: Finished[] = [];
  let fallback = false;
  let at = 0;
  for (const chunk of chunks) {
    progress.begin(chunk);
    const tail = finished.at(-1)?.text.slice(-tailLength) ?? "";
    const done: Finished | null = fallback ? null : await byModel(context, clean, chunk, tail).catch(giveUp);
    fallback ||= done === null;
    const final = done ?? (await finishByEngine(context, clean, chunk));
    finished.push(final);
    progress.final(clean.slice(at, chunk.start) + final.text);
    at = chunk.end;
  }
  if (at < clean.length) progress.final(clean.slice(at));

  /** Where the model fails midway and the engine may stand in, the engine rewrites the rest. */
  function giveUp(error: unknown): null {
    const midway = finished.length > 0 && options.fallback && language.code === "en";
    if (!midway || !(error instanceof ModelFailure) || isNoAnswer(error)) throw error;
    options.log.warn({ kind: error.kind, reason: error.message }, "the model failed midway");
    return null;
  }

  const edits: Edit[] = finished.flatMap((each) => each.edits);
  const heldBack: HeldBack[] = finished.flatMap((each) => each.heldBack);
  const byNobody = chunks.length > 0 && finished.every(({ counts }) => counts.model === 0);
  // In English the embedded engine had its turn.
  if (byNobody && edits.length === 0 && language.code !== "en") throw nothingStands();
  const conclusion = {
    keep: job.options.keep ?? [],
    language: language.code,
    edits,
    heldBack,
    notes: notesOf(finished, fallback),
  };
  const result = await options.engine.conclude(job.text, conclusion, job);
  return {
    kind: "done",
    result,
    processingMs: Math.round(performance.now() - work.start),
    use: { name: byNobody ? "local" : "openai", fallback: fallback || byNobody },
    metering: meter.read(),
  };
}

/** How much of what was written before is sent along, in characters. */
const tailLength = 300;
const revisions = { standard: 1, supercharge: 2 } as const;

async function byModel(context: ChunkContext, clean: string, chunk: Chunk, tail: string): Promise<Finished> {
  const judged = await rewriteChunk(context, chunk, tail);
  return await finishChunk(context, clean, chunk, judged);
}

function contextOf(
  { engine, model, newId }: OpenAiProviderOptions,
  job: ProviderJob,
  { prepared, tries, meter }: Work,
  progress: Progress,
): ChunkContext {
  const { tone = "casual", mode = "standard", preserveLength = false, keep = [] } = job.options;
  return {
    engine,
    model,
    meter,
    options: { tone, mode, preserveLength, keep },
    language: prepared.language,
    candidates: tries,
    revisions: revisions[mode],
    nonce: newId().replaceAll("-", "").slice(0, 12),
    caller: job,
    onDraft: progress.draft,
    onPhase: progress.phase,
  };
}

/** The embedded engine's rewrite of the whole, labelled; the error where it may not or can't stand in. */
async function standIn(
  { engine, fallback }: OpenAiProviderOptions,
  job: ProviderJob,
  { language }: Preparation,
  error: AppError,
  meter?: Meter,
): Promise<ProviderOutcome> {
  const answered = error.code === "provider_refused" || error.code === "provider_failed";
  if (!fallback || language.code !== "en" || answered) throw error;
  const outcome = await engine.humanize(job.text, job.options, job);
  if (outcome.kind !== "done") throw error;
  job.onProgress({ type: "sentences", text: outcome.result.text });
  const use = { name: "local", fallback: true } as const;
  return { ...outcome, use, metering: meter?.read() ?? noMetering };
}

const isNoAnswer = ({ kind }: ModelFailure) => kind === "refused" || kind === "empty";

/** The unchanged text is no rewrite, so nothing is charged. */
function nothingStands(): AppError {
  const message =
    "Nothing that the language model wrote passed the checks. Nothing was charged. Please try again.";
  return new AppError(502, "provider_failed", message);
}

function toAppError({ kind, retryAfterMs }: ModelFailure): AppError {
  if (kind === "refused") {
    const message = "The language model declined to rewrite this text. Nothing was charged.";
    return new AppError(422, "provider_refused", message);
  }
  if (kind === "empty") {
    const message = "The language model did not answer. Nothing was charged. Please try again.";
    return new AppError(502, "provider_failed", message);
  }
  const message =
    "The language model can't be reached right now. Nothing was charged. Please try again in a moment.";
  const retryAfterSeconds = Math.max(5, Math.ceil((retryAfterMs ?? 0) / 1000));
  return new AppError(503, "provider_unavailable", message, { retryAfterSeconds });
}
