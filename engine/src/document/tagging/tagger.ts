import type { PartOfSpeech } from "../types.ts";
import { tagPieces } from "./corrections.ts";
import { classOf, type Piece, piecesOfShape } from "./dictionary.ts";
import { unknownContraction, unknownName } from "./shapes.ts";
import { standIn } from "./stand-in.ts";

const acronym = /^(?:[A-Z]{2,}s?|(?:[A-Z]\.){2,})$/;

/**
 * Parts of speech of one sentence's words: the tags that wink-nlp's tagger gives to known words, numbers, marks, and for
 * everything else to a stand-in of the same shape.
 */
export function tagWords(words: readonly string[]): PartOfSpeech[] {
  const isShouting = words.filter((word) => acronym.test(word)).length > words.length * 0.4;
  const pieces = words.map((word, index) => {
    if (acronym.test(word) && !isShouting) return piecesOf(unknownName);
    return piecesOf(standIn(word, isShouting || index === 0 || (index === 1 && !/\w/.test(words[0] ?? ""))));
  });
  const tags = tagPieces(pieces.flat());
  let next = 0;
  return pieces.map(({ length }) => {
    next += length;
    return tags[next - length] ?? "X";
  });
}

/** What the tagger cuts a stand-in into. */
function piecesOf(shown: string): readonly Piece[] {
  const lower = shown.toLowerCase();
  const known = classOf(lower);
  if (known) return shown === lower ? known.pieces : known.capitalized;
  const shape = piecesOfShape(shown);
  if (shape) return shape;
  return lower.endsWith("'s")
    ? [...piecesOf(shown.slice(0, -2)), ...piecesOf("'s")]
    : piecesOf(unknownContraction);
}
