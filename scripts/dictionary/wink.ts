import type { Correction, Piece } from "../../engine/src/document/tagging/dictionary.ts";

/** The parts of wink-nlp that turn a word into what its tagger sees; its own types keep them private. */
interface Cache {
  readonly normal: (index: number) => number;
  readonly nox: (word: number) => number;
  readonly mappedSpelling: (index: number) => number;
  readonly posOf: (index: number) => number;
  readonly property: (index: number, name: string) => number;
}
interface RawDocument {
  readonly cache: Cache;
  readonly tokens: number[];
  readonly nonBreakingSpaces: object;
  numOfTokens: number;
}
interface Core {
  readonly features: {
    readonly lexeme: { readonly list: readonly string[]; readonly hash: Readonly<Record<string, number>> };
    readonly posClusters: { readonly list: readonly ReadonlySet<number>[] };
  };
  readonly pos: { readonly list: readonly string[] };
  readonly tcat: { readonly hash: object };
  readonly trex: object;
  readonly preserve: object;
}
interface Model {
  readonly core: () => Core;
  readonly featureFn: object;
  readonly pos: () => { readonly machines: readonly string[] };
}
type Machine = readonly [
  version: number,
  states: number,
  transitions: Readonly<Record<string, Readonly<Record<string, number>>>>,
  terminals: Readonly<Record<string, string>>,
  marks: Readonly<Record<string, readonly [from: number, to: number]>>,
];

export interface Wink {
  /** All it has entries of, before it has read anything. */
  readonly words: readonly string[];
  readonly usualTag: (word: string) => string;
  readonly possibleTags: (word: string) => readonly string[];
  /** The tokens it cuts a text without spaces into. */
  readonly pieces: (text: string) => Piece[];
  readonly corrections: readonly Correction[];
}

/** Numbers in its machines that stand for a hint, and for "nothing of this". */
const hintBase = 1_080_000;
const otherwise = "2070003";

/** Opens wink-nlp and its English model by their files. */
export function openWink(load: (file: string) => unknown): Wink {
  const model = load("wink-eng-lite-web-model") as Model;
  const part = <T>(name: string) => load(`wink-nlp/src/${name}.js`) as T;
  const core = model.core();
  const { lexeme, posClusters } = core.features;
  const words = lexeme.list.filter((_, index) => index > 0);
  const cache = part<(core: Core, features: object) => Cache>("cache")(core, model.featureFn);
  const compileRegexes = part<(trex: object) => object>("compile-trex");
  const tokenize = part<(...parts: object[]) => (doc: object, text: string) => void>("tokenizer")(
    compileRegexes(core.trex),
    core.tcat.hash,
    core.preserve,
  );
  const wrap = part<(document: RawDocument) => object>("dd-wrapper");
  const mappers = part<Record<string, (document: RawDocument) => number[]>>("tokens-mappers");

  const tagName = (tag: number): string => core.pos.list[tag] ?? "";
  const possibleTags = (index: number): string[] =>
    [...(posClusters.list[cache.property(index, "lexemeCID")] ?? [])].map(tagName);
  const indexOf = (word: string): number => lexeme.hash[word] ?? 0;
  const hintOf = (index: number): number => cache.property(index, "posHint");
  /** "~to": named by the first word that has it. */
  const hintName = (hint: number): string => `~${words.find((word) => hintOf(indexOf(word)) === hint)}`;

  function pieces(text: string): Piece[] {
    const document: RawDocument = { cache, tokens: [], nonBreakingSpaces: {}, numOfTokens: 0 };
    tokenize(wrap(document), text);
    document.numOfTokens = document.tokens.length / 4;
    const tags = mappers.mapRawTokens2UIdOfDefaultPOS?.(document) ?? [];
    const normals = mappers.mapRawTokens2UIdOfNormal?.(document) ?? [];
    return normals.map((normal, i) => {
      const hint = hintOf(document.tokens[4 * i] ?? 0);
      return {
        tag: tagName(tags[i] ?? 0),
        possible: possibleTags(normal),
        ...(hint > 0 ? { hint: hintName(hint) } : {}),
        ...(document.tokens[4 * i + 2] === 0 ? {} : { fixed: true }),
      } as Piece;
    });
  }

  function correction(json: string): Correction {
    const [, , transitions, terminals, marks] = JSON.parse(json) as Machine;
    const eventName = (event: string) =>
      Number(event) > hintBase ? hintName(Number(event) - hintBase) : tagName(Number(event));
    const next: Record<string, Record<string, number>> = {};
    const shorter: Record<string, number> = {};
    for (const [state, events] of Object.entries(transitions)) {
      next[state] = {};
      for (const [event, to] of Object.entries(events)) {
        if (event === otherwise && to !== 0) shorter[state] = to;
        // "$of" is a slip in the model: no event has a name.
        if (event !== otherwise && event !== "$of") next[state][eventName(event)] = to;
      }
    }
    const changes = Object.entries(terminals).map(([state, tag]) => [
      state,
      { at: marks[state]?.[0] ?? 0, tag: tagName(Math.abs(Number(tag))), surely: Number(tag) < 0 },
    ]);
    return { next, shorter, changes: Object.fromEntries(changes) } as Correction;
  }

  return {
    words,
    usualTag: (word) => tagName(cache.posOf(indexOf(word))),
    possibleTags: (word) => possibleTags(indexOf(word)),
    pieces,
    corrections: model.pos().machines.map(correction),
  };
}
