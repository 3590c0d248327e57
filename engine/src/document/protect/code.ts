import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";
import { findCodeLines } from "./code-lines.ts";

/** "utilize()", "plan.run(x)": not "tool(s)" nor "process(es)". */
const call = /(?<![\p{L}\p{N}_.$])[A-Za-z_$][\w.$]{0,100}\((?!(?:e?s|ies|ing|e?d)\))[^()\s]{0,100}\)/gu;
/** "$ npm test", ">>> import this", "me@host:~$ ls": a line behind a prompt. */
const commandLine =
  /(?<=^|\n)[ \t]*(?:\$|>>>|[\w.-]{1,40}@[\w.-]{1,60}:[^\s$#]{0,100}[$#])[ \t]+[a-z./~][^\n]*/g;
/** "<% each %>", "{% if x %}", "{: .key }", "{name}", "#{user.name}". */
const templateTag = /<%[^%]{0,300}%>|\{%[^%]{0,300}%\}|\{[:.#][^{}\n]{1,100}\}|[#@]?\{[\w.-]{1,60}\}/g;
/** An entry of a bibliography, up to the brace on a line of its own, or behind its last field. */
const bibliography = /(?<=^|\n)[ \t]*@[a-zA-Z]{2,20}\{[^\s{},]{1,80},[^@]{0,4000}?(?:\}[ \t]*\}|\n[ \t]*\})/g;
const wikiLink = /\[\[[^[\]\n]{1,300}\]\]/g;

/** Code that no marks tell: lines of a program, calls, lines behind a prompt, template tags, bibliography entries; and links of a wiki. */
export function findCode(text: string): ProtectedSpan[] {
  return [
    ...findCodeLines(text),
    ...[call, commandLine, templateTag, bibliography].flatMap((pattern) => matchSpans(text, pattern, "code")),
    ...matchSpans(text, wikiLink, "link"),
  ];
}
