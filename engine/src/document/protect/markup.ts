import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
const escaped = /\\[!-/:-@[-`{-~]/g;
const tag = /<\/?[a-z][^<>\n]{0,300}>/gi;
const placeholder = /\{\{[^{}\n]{1,200}\}\}|\$\{[^{}\n]{1,200}\}|%[sd]\b/g;
const rule = /(?<=^|\n)[ \t]*[=_*~-]{3,}[ \t]*(?=\r?\n|$)/g;
const codeTicks = /`[^`\n]{1,500}`/g;

/** Character entities, escapes, tags, template placeholders and drawn rules that Markdown leaves in a paragraph. */
export function findMarkup(text: string): ProtectedSpan[] {
  return [
    ...[entity, escaped, tag, rule].flatMap((pattern) => matchSpans(text, pattern, "markup")),
    ...[placeholder, codeTicks].flatMap((pattern) => matchSpans(text, pattern, "code")),
  ];
}
