import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";

const year = String.raw`(?:1[5-9]|20)\d\d[a-z]?`;
const name = String.raw`\p{Lu}[\p{L}'’-]{1,40}`;
const bracketed = /\[\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,30}\]/g;
const footnote = /\[\^[^\]\s]{1,60}\]:?/g;
const footnoteSign = /[\u00B9\u00B2\u00B3\u2070\u2074-\u2079]+|(?<=[\p{L}.,"”])[†‡§]/gu;
const parenthetical = new RegExp(
  String.raw`\((?:(?:see|cf\.|e\.g\.,?|also|and|as cited in|in)\s+){0,3}(?:${name}|et al)[^()]{0,300}?\b(?:${year}|n\.d\.|in press)[^()]{0,60}\)|\((?:${year}|n\.d\.)(?:,\s?(?:pp?\.|para\.|ch\.)\s?[\d–-]{1,12})?\)`,
  "gu",
);
const narrative = new RegExp(
  String.raw`${name}(?:(?:,\s${name}){0,5},?\s(?:and|&)\s${name}|\set\sal\.?)?,?\s\((?:${year}|n\.d\.)(?:[,;][^()]{0,40})?\)`,
  "gu",
);
const pageOnly =
  /\((?:pp?\.\s?\d[\d,\s–-]{0,20}|(?:Fig|Figs|Table|Eq|Sec|Chapter|Appendix)\.?\s[\dA-Z][\d.a-z]{0,6})\)/g;

const initials = String.raw`(?:\p{Lu}\.[\s-]?){1,4}`;
/** What may stand before an entry of a list of references: a mark of the list, a number, emphasis. */
const entryMark = String.raw`^[ \t]*(?:[-*•]\s+|\d{1,3}[.)]\s+|\[\d{1,4}\]\s*)?[*_]{0,3}`;
/** "Deci, E. L., & Ryan, R. M. (1985). …", "World Health Organization. (2020). …", 'Smith, John. "…" 2004.', "[3] A. Ng, …, 2011." */
const reference = new RegExp(
  [
    String.raw`${name}(?:[\s-]${name})?,\s${initials}[^\n(]{0,300}\((?:${year}|n\.d\.|in press)[^\n)]{0,40}\)[^\n]{0,800}`,
    String.raw`${name}(?:\s(?:(?:of|the|and|for|on|&)\s){0,2}${name}){0,8}\.\s\((?:${year}|n\.d\.)[^\n)]{0,40}\)\.[^\n]{0,800}`,
    String.raw`${name},\s${name}(?:\s\p{Lu}\.)?(?:,\s(?:and\s)?(?:${name}\s){1,3}|,\set\sal)?\.\s["“*_][^\n]{0,600}\b${year}\b[^\n]{0,200}`,
    String.raw`(?<=\[\d{1,4}\]\s?)${initials}\s?${name}[^\n]{0,600}\b${year}\b[^\n]{0,200}`,
  ]
    .map((entry) => `${entryMark}${entry}$`)
    .join("|"),
  "gmu",
);

const citationMark = /["“*_([\u00B9\u00B2\u00B3\u2070\u2074-\u2079†‡§]/;

/** Citations by author and year or by number, page references, footnote marks, entries of a list of references. */
export function findCitations(text: string): ProtectedSpan[] {
  if (!citationMark.test(text)) return [];
  return [
    ...matchSpans(text, footnote, "footnote"),
    ...matchSpans(text, footnoteSign, "footnote"),
    ...[bracketed, parenthetical, narrative, pageOnly, reference].flatMap((pattern) =>
      matchSpans(text, pattern, "citation"),
    ),
  ];
}
