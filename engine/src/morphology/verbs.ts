import { wordSet } from "../word-set.ts";
import { doublingVerbs, irregularVerbs } from "./irregular.ts";

export const verbForms = ["base", "s", "past", "part", "ing"] as const;
export type VerbForm = (typeof verbForms)[number];
export type Conjugation = Readonly<Record<VerbForm, string>>;

const isVowel = (letter: string | undefined) => letter !== undefined && "aeiou".includes(letter);

/** Syllables, roughly: enough to tell "stop" from "open". */
const syllables = (word: string) => word.replace("qu", "q").match(/[aeiouy]+/g)?.length ?? 0;

/** "stop" doubles its p, "open" and "show" do not. */
function doublesLastConsonant(verb: string): boolean {
  if (!/(?:[^aeiou]|qu)[aeiou][bdgklmnprtvz]$/.test(verb)) return false;
  return syllables(verb) === 1 || doublingVerbs.has(verb);
}

/** What an ending is put to: "stopp", "panick". */
function stem(verb: string): string {
  if (verb.endsWith("ic")) return `${verb}k`;
  return doublesLastConsonant(verb) ? verb + verb.slice(-1) : verb;
}

function thirdPerson(verb: string): string {
  if (/(s|x|z|ch|sh|[^aeiou]o)$/.test(verb)) return `${verb}es`;
  if (verb.endsWith("y") && !isVowel(verb.at(-2))) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

function regularPast(verb: string): string {
  if (verb.endsWith("e")) return `${verb}d`;
  if (verb.endsWith("y") && !isVowel(verb.at(-2))) return `${verb.slice(0, -1)}ied`;
  return `${stem(verb)}ed`;
}

function gerund(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith("e") && !/(ee|oe|ye)$/.test(verb) && verb !== "be") return `${verb.slice(0, -1)}ing`;
  return `${stem(verb)}ing`;
}

const irregular = new Map<string, Conjugation>();
for (const line of irregularVerbs.trim().split("\n")) {
  const [base = "", past = "", part = "", ...rest] = line.split(" ");
  const given = (name: string) => rest.find((item) => item.startsWith(`${name}:`))?.slice(name.length + 1);
  irregular.set(base, {
    base,
    past,
    part,
    s: given("s") ?? thirdPerson(base),
    ing: given("ing") ?? gerund(base),
  });
}

const prefixed = /^(fore|inter|mis|off|out|over|pre|proof|re|under|un|up)(.+)$/;

/** Verbs that only look like an irregular one behind a prefix: "relayed", "outfitted". */
const unprefixed = wordSet("interleave outfit refit relay unfit upbeat");

/** The forms of an irregular verb behind a prefix: "underwrite" goes as "write"; undefined for any other verb. */
function conjugatePrefixed(verb: string): Conjugation | undefined {
  const [, prefix, stem = ""] = prefixed.exec(verb) ?? [];
  const forms = unprefixed.has(verb) ? undefined : irregular.get(stem);
  if (!forms) return undefined;
  const { base, s, past, part, ing } = forms;
  return {
    base: prefix + base,
    s: prefix + s,
    past: prefix + past,
    part: prefix + part,
    ing: prefix + ing,
  };
}

/** The five forms of a verb, given its base form in lower case. "be" gives only its singular forms. */
export function conjugate(base: string): Conjugation {
  const known = irregular.get(base) ?? conjugatePrefixed(base);
  if (known) return known;
  const past = regularPast(base);
  return { base, s: thirdPerson(base), past, part: past, ing: gerund(base) };
}

const surfacesOfBe: Readonly<Record<VerbForm, readonly string[]>> = {
  base: ["be", "am", "are"],
  s: ["is"],
  past: ["was", "were"],
  part: ["been"],
  ing: ["being"],
};

/** Every surface of a verb with the forms it may be, British -ise spellings included. */
export function verbSurfaces(base: string): Map<string, VerbForm[]> {
  const surfaces = new Map<string, VerbForm[]>();
  const add = (surface: string, form: VerbForm) => {
    const forms = surfaces.get(surface) ?? [];
    if (!forms.includes(form)) surfaces.set(surface, [...forms, form]);
  };
  const spellings = /[^aeiou]ize$|yze$/.test(base) ? [base, base.replace(/ze$/, "se")] : [base];
  for (const spelling of spellings) {
    const forms = conjugate(spelling);
    for (const form of verbForms) {
      for (const surface of base === "be" ? surfacesOfBe[form] : [forms[form]]) add(surface, form);
    }
  }
  return surfaces;
}

const irregularBases = new Map<string, string>();
for (const forms of irregular.values()) {
  for (const form of verbForms)
    if (!irregularBases.has(forms[form])) irregularBases.set(forms[form], forms.base);
}

/** The base of an inflected verb form, by undoing the spelling rules; `known` tells real verbs. Null where none is known. */
export function baseOf(surface: string, known: (base: string) => boolean): string | null {
  const listed = irregularBases.get(surface);
  if (listed) return listed;
  const [, prefix, stem = ""] = prefixed.exec(surface) ?? [];
  const behindPrefix = irregularBases.get(stem);
  if (behindPrefix !== undefined && known(prefix + behindPrefix) && !unprefixed.has(prefix + behindPrefix))
    return prefix + behindPrefix;
  const candidates: string[] = [];
  const undo = (suffix: string) => {
    const bare = surface.slice(0, -suffix.length);
    candidates.push(`${bare}e`, bare);
    if (bare.at(-1) === bare.at(-2)) candidates.push(bare.slice(0, -1));
  };
  if (surface.endsWith("ied") || surface.endsWith("ies")) candidates.push(`${surface.slice(0, -3)}y`);
  if (surface.endsWith("ying")) candidates.push(`${surface.slice(0, -3)}`, `${surface.slice(0, -4)}ie`);
  if (surface.endsWith("ing")) undo("ing");
  else if (surface.endsWith("ed")) undo("ed");
  else if (surface.endsWith("es")) candidates.push(surface.slice(0, -1), surface.slice(0, -2));
  else if (surface.endsWith("s")) candidates.push(surface.slice(0, -1));
  const possible = candidates.filter((base) => {
    if (!known(base)) return false;
    const forms = conjugate(base);
    return verbForms.some((form) => forms[form] === surface);
  });
  return possible[0] ?? null;
}
