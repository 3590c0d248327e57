import type { Passage } from "@ai-humanizer/engine";
import { countWords } from "@ai-humanizer/shared";

/** Passages that are sent together, with the stretch of the text from the first to the last of them. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
  readonly passages: readonly Passage[];
}

/** Words in a chunk: few enough that the first come soon and a failure costs little, enough to tell how the text reads. */
const wordsAChunk = 220;

/** Whole paragraphs in order, as many together as have up to 220 words, at least one. */
export function toChunks(passages: readonly Passage[]): Chunk[] {
  const groups: Passage[][] = [];
  let words = 0;
  for (const passage of passages) {
    const more = countWords(passage.text);
    const last = groups.at(-1);
    if (last && words + more <= wordsAChunk) {
      last.push(passage);
      words += more;
    } else {
      groups.push([passage]);
      words = more;
    }
  }
  return groups.map((group) => ({
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
    passages: group,
  }));
}
