import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";

const display = /\$\$[^$]{1,2000}\$\$|\\\[[^\]]{1,2000}\\\]|\\\((?:[^\\]|\\(?!\))){1,500}\\\)/g;
// "$5 and $10" is money: a formula has no space inside its dollars and something of mathematics between them.
const inline = /(?<![\\$\p{L}\p{N}])\$(?![\s$])[^$\n]{0,300}?(?<![\s\\])\$(?![\d$])/gu;
const mathematical = /[\\^_=+{}<>|]|^\$-?[a-zA-Z](?:['′]|\([a-zA-Z]\))?\$$/;
const environment = /\\begin\{([a-z*]{1,20})\}[\s\S]{0,5000}?\\end\{\1\}/g;
const command = /\\[a-zA-Z]{2,30}(?:\{[^{}]{0,200}\}){1,3}/g;

/** LaTeX formulas and commands. */
export function findMath(text: string): ProtectedSpan[] {
  if (!/[$\\]/.test(text)) return [];
  return [
    ...matchSpans(text, display, "code"),
    ...matchSpans(text, environment, "code"),
    ...matchSpans(text, inline, "code", (match) => mathematical.test(match[0])),
    ...matchSpans(text, command, "code"),
  ];
}
