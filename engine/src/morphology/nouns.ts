import { irregularNouns } from "./irregular.ts";

const plurals = new Map<string, string>();
for (const line of irregularNouns.trim().split("\n")) {
  const [singular = "", plural = ""] = line.split(" ");
  plurals.set(singular, plural);
}

/** End in -man and are no compounds of "man". */
const notMen = new Set(["human", "german", "roman", "norman", "shaman", "talisman", "ottoman"]);

/** The plural of a singular noun in lower case; the last part of a hyphenated or spaced noun is changed. */
export function pluralize(noun: string): string {
  const cut = Math.max(noun.lastIndexOf(" "), noun.lastIndexOf("-")) + 1;
  if (cut > 0) return noun.slice(0, cut) + pluralize(noun.slice(cut));
  const known = plurals.get(noun);
  if (known) return known;
  if (/.man$/.test(noun) && !notMen.has(noun)) return noun.replace(/man$/, "men");
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
