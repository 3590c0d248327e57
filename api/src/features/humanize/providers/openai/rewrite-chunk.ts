import { unknownLanguage } from "@ai-humanizer/engine/language-name";
import { parseAnswer } from "./answer.ts";
import { makeSome } from "./candidates.ts";
import { ask, type ChunkContext, review } from "./chunk-context.ts";
import type { Chunk } from "./chunks.ts";
import { ModelFailure } from "./failure.ts";
import { complaintsOf, type Judged, pickBest, toJudged } from "./judge.ts";
import { createHider, harmless } from "./placeholders.ts";
import { type Brief, type Material, type Messages, reviseMessages, rewriteMessages } from "./prompt.ts";
import { repair } from "./repair.ts";

/**
 * A chunk's best rewrite by the model: candidates, then repairs of what broke a rule, then again where it still reads as a
 * machine's. Groups that are still at fault in the end keep their fault. Rejects with a ModelFailure where not even the first
 * rewrite succeeded, and with the signal's reason.
 */
export async function rewriteChunk(context: ChunkContext, chunk: Chunk, tail: string): Promise<Judged> {
  const { options, language, candidates, revisions } = context;
  const { preserveLength } = options;
  const { passages } = chunk;
  const hider = createHider(passages.map(({ text }) => text).join("\n") + tail);
  const paragraphs = passages.map(({ text, holes }) => hider.hide(text, holes));
  const material: Material = {
    paragraphs,
    legend: [...hider.legend()],
    tail: harmless(tail),
    nonce: context.nonce,
  };
  const brief: Brief = {
    ...options,
    language: language.code === unknownLanguage ? null : language.name,
    placeholder: hider.example,
  };

  async function write(messages: Messages, onText?: (text: string) => void): Promise<Judged> {
    const answer = await ask(context, messages, onText);
    context.onPhase("checking");
    const written = parseAnswer(answer, passages.length) ?? [answer];
    return toJudged(await review(context, hider, passages, written));
  }
  const mend = (judged: Judged) =>
    repair(context, hider, passages, judged, brief, material).catch(unlessOver(judged));

  const first = await makeSome(candidates, (index) =>
    write(rewriteMessages(brief, material), index === 0 ? (text) => context.onDraft(text, hider) : undefined),
  );
  let best = await mend(pickBest(first, preserveLength));
  for (let revision = 0; revision < revisions; revision++) {
    const complaints = complaintsOf(best, preserveLength);
    if (complaints.length === 0) break;
    const again = await write(reviseMessages(brief, material, complaints))
      .then(mend)
      .catch(unlessOver(best));
    best = pickBest([best, again], preserveLength);
  }
  return best;
}

/** Where the model fails to improve what is there already, that is kept. */
function unlessOver(judged: Judged): (error: unknown) => Judged {
  return (error) => {
    if (error instanceof ModelFailure) return judged;
    throw error;
  };
}
