import type { Span } from "../types.ts";
import { lexWords } from "./lexer.ts";
import { spanCursor } from "./spans.ts";
import { lemmaOf } from "./tagging/lemma.ts";
import { retag } from "./tagging/retag.ts";
import { tagWords } from "./tagging/tagger.ts";
import type { PartOfSpeech, ProtectedSpan, Token } from "./types.ts";

/** No real sentence is longer; what is gets its tags piece by piece, so that the rules stay linear. */
const mostWordsTagged = 250;

/**
 * The tokens of one sentence. Each opaque span is one token: markup, which the tagger does not see, or code and the
 * like, which it takes for a name. Without the tagger every word is "X".
 */
export function readTokens(
  source: string,
  sentence: Span,
  opaque: readonly ProtectedSpan[],
  isTagged: boolean,
): Token[] {
  const lexemes = lexWords(source, sentence.start, sentence.end, opaque);
  const words = lexemes.map((span) => source.slice(span.start, span.end));
  const kindAt = spanCursor(opaque);
  const kinds = lexemes.map((span) => kindAt(span.start, span.end));
  const isHidden = (index: number) => kinds[index] === "markup" || kinds[index] === "link";
  const visible = words.flatMap((word, index) => (isHidden(index) ? [] : [kinds[index] ? "X" : word]));
  const tags = isTagged ? tagPiecewise(visible) : [];
  let next = 0;
  return lexemes.map((span, index) => {
    const text = words[index] ?? "";
    const lower = text.toLowerCase().replaceAll(/[’ʼ]/g, "'");
    const pos = isHidden(index) ? "X" : (tags[next++] ?? "X");
    return { ...span, text, lower, pos, lemma: lemmaOf(lower, pos), protected: null };
  });
}

function tagPiecewise(words: readonly string[]): PartOfSpeech[] {
  const tags: PartOfSpeech[] = [];
  for (let start = 0; start < words.length; start += mostWordsTagged) {
    const piece = words.slice(start, start + mostWordsTagged);
    for (const tag of retag(piece, tagWords(piece))) tags.push(tag);
  }
  return tags;
}
