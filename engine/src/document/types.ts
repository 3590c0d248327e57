import type { Span } from "../types.ts";

/** Universal part-of-speech tags, as wink-nlp gives them. */
export type PartOfSpeech =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SYM"
  | "VERB"
  | "X"
  | "SPACE";

/** What a span is protected as; such text never changes. */
export type ProtectedKind =
  | "code"
  | "heading"
  | "table"
  | "block-quote"
  | "link"
  | "url"
  | "email"
  | "file-name"
  | "quote"
  | "citation"
  | "footnote"
  | "number"
  | "date"
  | "money"
  | "name"
  | "keep"
  | "term"
  | "verse"
  | "markup";

export interface ProtectedSpan extends Span {
  readonly kind: ProtectedKind;
}

export interface Token extends Span {
  /** The surface as it stands in the source. */
  readonly text: string;
  readonly lower: string;
  readonly pos: PartOfSpeech;
  /** Dictionary form, lower case. */
  readonly lemma: string;
  /** Set where the token overlaps a protected span. */
  readonly protected: ProtectedKind | null;
}

export interface Sentence extends Span {
  /** Every word and punctuation mark, in order; contractions are one token ("don't"). Whitespace is between tokens. */
  readonly tokens: readonly Token[];
}

export type BlockKind =
  | "paragraph"
  | "list-item"
  | "heading"
  | "code"
  | "table"
  | "block-quote"
  | "html"
  | "other";

export interface Block extends Span {
  readonly kind: BlockKind;
  /** Only paragraphs and list items are rewritten; the others have no sentences. */
  readonly sentences: readonly Sentence[];
}

export interface Document {
  readonly source: string;
  readonly blocks: readonly Block[];
  readonly protectedSpans: readonly ProtectedSpan[];
}
