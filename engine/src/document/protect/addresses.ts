import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";

const url = /\b(?:https?|ftp|file|mailto|tel):(?:\/\/)?[^\s<>"“”]{2,2000}|\bwww\.[^\s<>"“”]{2,2000}/giu;
const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const topLevel =
  "com|org|net|edu|gov|io|ai|co|uk|de|fr|eu|us|ca|au|jp|in|info|dev|app|me|tv|ly|gg|xyz|tech|cloud|int|mil";
const domain = new RegExp(
  `(?<![\\p{L}\\p{N}._@/-])(?:[a-z0-9-]{1,63}\\.){1,6}(?:${topLevel})(?:/[^\\s<>"“”]{0,2000}|\\b(?![\\p{L}-]))`,
  "giu",
);
const extension =
  "txt|md|pdf|docx?|xlsx?|pptx?|csv|tsv|json|ya?ml|toml|xml|html?|css|scss|jsx?|tsx?|mjs|cjs|vue|svelte|py|rb|go|rs|java|kt|c|cc|cpp|h|hpp|cs|php|swift|sh|bash|zsh|bat|ps1|exe|dll|so|zip|tar|gz|tgz|rar|7z|png|jpe?g|gif|svg|webp|mp3|mp4|mov|avi|wav|sql|db|sqlite|log|ini|cfg|conf|env|lock|ipynb|tex|bib|apk|dmg|iso|deb|rpm|wasm";
const fileName = new RegExp(
  `(?<![\\p{L}\\p{N}._/\\\\-])(?:[\\p{L}\\p{N}_.@-]{1,60}/){0,10}[\\p{L}\\p{N}_][\\p{L}\\p{N}_-]{0,100}(?:\\.[\\p{L}\\p{N}_-]{1,30}){0,4}?\\.(?:${extension})\\b(?![./-]\\p{L})`,
  "giu",
);
const path =
  /(?<![\p{L}\p{N}/\\.~])(?:~|\.{1,2})?(?:\/[\p{L}\p{N}._@+-]{1,100}){2,30}\/?|(?<![\p{L}\p{N}/\\.~])(?:~|\.{1,2})\/[\p{L}\p{N}._@+-]{1,100}|\b[A-Za-z]:\\[^\s<>"|?*]{1,400}/gu;
const handle = /(?<![\p{L}\p{N}_@#&/.])[@#](?=[\p{N}_]*\p{L})[\p{L}\p{N}_]{1,100}/gu;

/** What every address has: a mark of its own, or a dot or colon within it. */
const addressMark = /[@#/\\]|[.:]\S/;

/** URLs, e-mail addresses, file names and paths, hashtags and mentions. */
export function findAddresses(text: string): ProtectedSpan[] {
  if (!addressMark.test(text)) return [];
  const spans = [...matchSpans(text, url, "url"), ...matchSpans(text, domain, "url")].map((span) =>
    withoutTrailing(text, span),
  );
  return [
    ...spans,
    ...matchSpans(text, email, "email"),
    ...matchSpans(text, fileName, "file-name"),
    ...matchSpans(text, path, "file-name").map((span) => withoutTrailing(text, span)),
    ...matchSpans(text, handle, "name"),
  ];
}

/** A sentence's own end mark or closing bracket is no part of the address. */
function withoutTrailing(text: string, span: ProtectedSpan): ProtectedSpan {
  let body = text.slice(span.start, span.end);
  body = body.replace(/[.,;:!?'"”’»*_~\]}]+$/u, "");
  while (body.endsWith(")") && !body.includes("(")) body = body.slice(0, -1).replace(/[.,;:!?]+$/, "");
  return { ...span, end: span.start + body.length };
}
