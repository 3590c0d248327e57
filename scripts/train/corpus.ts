import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { hashString } from "../../engine/src/hash.ts";
import { normalizeText } from "./normalize.ts";

export const labels = ["human", "ai"] as const;
export type Label = (typeof labels)[number];
export const splits = ["train", "validation", "test"] as const;
export type Split = (typeof splits)[number];

/** Collections that are held out as one: a detector trained without a group has seen nothing of its making. */
export const groups = ["biscope", "outfox", "slop-onestop", "imbd"] as const;
export type Group = (typeof groups)[number];

export interface CorpusText {
  readonly id: string;
  readonly group: Group;
  readonly source: string;
  readonly domain: string;
  readonly generator: string;
  readonly label: Label;
  readonly split: Split;
  /** Normalized. */
  readonly text: string;
  /** As it stands in the corpus. */
  readonly raw: string;
}

const textRow = z.object({
  id: z.string(),
  source: z.enum(["biscope", "outfox", "slop-score", "onestop"]),
  domain: z.string(),
  generator: z.string(),
  label: z.enum(labels),
  split: z.enum(splits),
  text: z.string(),
});

const pairRow = z.object({
  id: z.string(),
  dataset: z.string(),
  task: z.string(),
  generator: z.string(),
  human: z.string(),
  ai: z.string(),
});

const editRow = z.object({ generator: z.string(), kind: z.string(), before: z.string(), after: z.string() });

const groupOf = {
  biscope: "biscope",
  outfox: "outfox",
  "slop-score": "slop-onestop",
  onestop: "slop-onestop",
} as const;

function readRows<T>(path: string, schema: z.ZodType<T>): T[] {
  const lines = gunzipSync(readFileSync(path)).toString("utf8").split("\n");
  return lines.filter((line) => line.length > 0).map((line) => schema.parse(JSON.parse(line)));
}

/** Pairs carry no split: all versions of one human text fall on the same side, by its hash. */
function splitOf(human: string): Split {
  const part = hashString(human.slice(0, 200)) % 10;
  return part === 0 ? "test" : part === 1 ? "validation" : "train";
}

function pairTexts(folder: string): CorpusText[] {
  const seen = new Set<string>();
  return readRows(join(folder, "human-polished-pairs.jsonl.gz"), pairRow).flatMap((row) => {
    const shared = { group: "imbd", source: "imbd", domain: row.dataset, split: splitOf(row.human) } as const;
    const texts: CorpusText[] = [];
    if (!seen.has(row.human)) {
      seen.add(row.human);
      const text = normalizeText(row.human);
      texts.push({
        ...shared,
        id: `${row.id}-human`,
        generator: "human",
        label: "human",
        text,
        raw: row.human,
      });
    }
    const generator = `${row.generator} (${row.task})`;
    texts.push({ ...shared, id: row.id, generator, label: "ai", text: normalizeText(row.ai), raw: row.ai });
    return texts;
  });
}

/** The texts as they stand in the corpus, without the pairs, in file order. */
export const readTexts = (folder: string) => readRows(join(folder, "texts.jsonl.gz"), textRow);

/** The texts and both sides of the pairs, normalized, in file order. */
export function loadCorpus(folder: string): CorpusText[] {
  const texts = readTexts(folder).map(
    (row): CorpusText => ({
      ...row,
      group: groupOf[row.source],
      text: normalizeText(row.text),
      raw: row.text,
    }),
  );
  return [...texts, ...pairTexts(folder)];
}

export interface ProfessionalEdit {
  readonly generator: string;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

/** Machine paragraphs and what professional writers made of them; never trained on. */
export function loadProfessionalEdits(folder: string): ProfessionalEdit[] {
  return readRows(join(folder, "professional-edits.jsonl.gz"), editRow);
}
