import type { HumanizeProgress } from "@ai-humanizer/shared";
import { readSoFar } from "./answer.ts";
import type { Chunk } from "./chunks.ts";
import type { Hider } from "./placeholders.ts";

export interface Progress {
  readonly phase: (phase: Extract<HumanizeProgress, { type: "progress" }>["phase"]) => void;
  /** The answer of a chunk's first rewrite as far as it has come. */
  readonly draft: (answer: string, hider: Hider) => void;
  /** A chunk is about to be written. */
  readonly begin: (chunk: Chunk) => void;
  /** Text that will not change any more. */
  readonly final: (text: string) => void;
}

/** How much of a chunk's time its first rewrite takes. */
const writingShare = 0.8;

const betweenDraftsMs = 40;

/** Tells how a run goes on: its draft in as few characters as it can, and a share that never falls. */
export function createProgress(
  clean: string,
  chunks: readonly Chunk[],
  emit: (progress: HumanizeProgress) => void,
): Progress {
  const whole = chunks.reduce((sum, { start, end }) => sum + end - start, 0) || 1;
  let finished = 0;
  let done = 0;
  let told = "";
  let toldAt = 0;
  let current: Chunk | undefined;

  const phase: Progress["phase"] = (name) => emit({ type: "progress", phase: name, done });
  const advance = (to: number) => {
    done = Math.min(1, Math.max(done, to));
  };
  const sizeOf = (chunk: Chunk | undefined) => (chunk ? chunk.end - chunk.start : 0);

  return {
    phase,
    begin: (chunk) => {
      current = chunk;
      told = "";
      phase("writing");
    },
    draft: (answer, hider) => {
      // The first words at once, then no more often than an eye can follow.
      const now = performance.now();
      if (told !== "" && answer !== "" && now - toldAt < betweenDraftsMs) return;
      const text = join(clean, current, readSoFar(answer).map(hider.restore));
      if (text === told) return;
      const from = sharedStart(told, text);
      emit({ type: "draft", from, text: text.slice(from) });
      told = text;
      toldAt = now;
      advance((finished + Math.min(text.length, sizeOf(current)) * writingShare) / whole);
    },
    final: (text) => {
      emit({ type: "sentences", text });
      finished += sizeOf(current);
      current = undefined;
      told = "";
      advance(finished / whole);
      phase("writing");
    },
  };
}

/** Paragraphs with what stands between them in the source. */
function join(clean: string, chunk: Chunk | undefined, paragraphs: readonly string[]): string {
  let text = "";
  paragraphs.forEach((paragraph, i) => {
    const [before, own] = [chunk?.passages[i - 1], chunk?.passages[i]];
    if (before && own) text += clean.slice(before.end, own.start);
    text += paragraph;
  });
  return text;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}
