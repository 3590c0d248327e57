import { hiddenCharacterEdits } from "../check/hidden-characters.ts";
import { parseDocument } from "../document/parse.ts";
import { spansWithin } from "../document/spans.ts";
import type { ProtectedKind } from "../document/types.ts";
import { applyEdits } from "../edits.ts";
import { detectLanguage, type LanguageSources } from "../language/detect-language.ts";
import { languageName } from "../language/language-name.ts";
import type { Hole, Passage, Preparation } from "./types.ts";

/**
 * What a rewriter does better to see, or the sentence around it makes no sense to it. That such words stay is checked
 * afterwards.
 */
const visible = new Set<ProtectedKind>(["name", "number", "date", "money"]);
const emphasis = /^(?:\*{1,3}|~~)$/;

/** Reads a text's language and the passages to rewrite, with what in them is not to be touched. */
export function prepareText(text: string, keep: readonly string[], languages: LanguageSources): Preparation {
  const clean = applyEdits(text, hiddenCharacterEdits(text));
  const document = parseDocument(clean, { keep });
  const holes = document.protectedSpans.filter(
    ({ kind, start, end }) =>
      !visible.has(kind) && !(kind === "markup" && emphasis.test(clean.slice(start, end))),
  );
  const passages = document.blocks
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ start, end }): Passage => {
      const own = spansWithin(holes, start, end).map(
        (hole): Hole => ({ kind: hole.kind, start: hole.start - start, end: hole.end - start }),
      );
      return { start, end, text: clean.slice(start, end), holes: own };
    });
  const code = detectLanguage(clean, languages);
  return { language: { code, name: languageName(code) }, clean, passages };
}
