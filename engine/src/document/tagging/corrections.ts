import type { PartOfSpeech } from "../types.ts";
import { type Change, type Correction, corrections, type Piece } from "./dictionary.ts";

/** The parts of speech of a sentence's pieces, corrected by the pieces around them. */
export function tagPieces(pieces: readonly Piece[]): PartOfSpeech[] {
  const tags = pieces.map(({ tag }) => tag);
  for (const correction of corrections) correct(correction, pieces, tags);
  return tags.map((tag, i) => (pieces[i]?.fixed ? pieces[i].tag : tag));
}

/** Changes are made when all are found, so that none of them brings about another. */
function correct(correction: Correction, pieces: readonly Piece[], tags: PartOfSpeech[]): void {
  const events = pieces.map(({ hint }, i) => hint ?? tags[i] ?? "");
  const changes: Change[] = [];
  for (let start = 0; start < events.length; start += 1) {
    const found = patternAt(correction, events, start);
    if (!found) continue;
    changes.push(found.change);
    start = found.last;
  }
  for (const { at, tag, surely } of changes) if (surely || pieces[at]?.possible.includes(tag)) tags[at] = tag;
}

/** The pattern that begins at an event: the first that ends, or where it fails, one that it had gone past. */
function patternAt({ next, shorter, changes }: Correction, events: readonly string[], start: number) {
  const found = (state: number, last: number) => {
    const change = changes[state];
    return change ? { change: { ...change, at: start + change.at }, last } : null;
  };
  let passed: ReturnType<typeof found> = null;
  let state = 0;
  for (let i = start; i < events.length; i += 1) {
    state = next[state]?.[events[i] ?? ""] ?? 0;
    if (state === 0) break;
    const ended = found(state, i);
    if (ended) return ended;
    passed = found(shorter[state] ?? 0, i) ?? passed;
  }
  return passed;
}
