import type { Span } from "../../types.ts";
import type { ProtectedSpan } from "../types.ts";

const longestSingle = 400;
/** What may stand before an opening mark; in data such as {"a":"b"}, x="y" and 1,"b" the last three. */
const opensBefore = /[\s([{\-–—/“"‘*_\uFFFC:=,]/;
const wordBoundary = /[\p{L}\p{N}]/u;
const elision = /^(?:tis|twas|twere|em|til|till|cause|cos|round|bout|n|\d0s)\b/i;

/** Quoted speech in one paragraph. An unclosed double quote reaches to the end of the paragraph. */
export function findQuotes(text: string): ProtectedSpan[] {
  const spans = [
    ...doubleQuotes(text),
    ...pairs(text, /[“„][^”“]*(?:”|“|$)/g),
    ...pairs(text, /«[^»]*(?:»|$)/g),
  ];
  return [...spans, ...singleQuotes(text)].map((span) => ({ ...span, kind: "quote" }));
}

function pairs(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function doubleQuotes(text: string): Span[] {
  const spans: Span[] = [];
  let open = -1;
  for (let index = text.indexOf('"'); index >= 0; index = text.indexOf('"', index + 1)) {
    const before = text[index - 1] ?? " ";
    const after = text[index + 1] ?? " ";
    if (open < 0) {
      // After a digit it is an inch mark, after a word a stray one.
      if (opensBefore.test(before) && !/\s/.test(after)) open = index;
    } else if (!wordBoundary.test(after)) {
      spans.push({ start: open, end: index + 1 });
      open = -1;
    }
  }
  if (open >= 0) spans.push({ start: open, end: text.length });
  return spans;
}

/** Only clear quotations: an opening mark before a word, and a closing mark after a word and before none. */
function singleQuotes(text: string): Span[] {
  const spans: Span[] = [];
  let position = 0;
  for (const match of text.matchAll(/['‘]/g)) {
    const start = match.index;
    if (start < position || !opensBefore.test(text[start - 1] ?? " ")) continue;
    const rest = text.slice(start + 1, start + 1 + longestSingle);
    if (!/^[\p{L}\p{N}]/u.test(rest) || elision.test(rest)) continue;
    const close = match[0] === "'" ? /[^\s']'(?![\p{L}\p{N}])/u : /[^\s’]’(?![\p{L}\p{N}])/u;
    const found = close.exec(rest);
    if (!found) continue;
    position = start + 1 + found.index + 2;
    spans.push({ start, end: position });
  }
  return spans;
}
