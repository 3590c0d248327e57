import type { HumanizeOptions } from "@ai-humanizer/engine";
import type { HumanizeProgress } from "@ai-humanizer/shared";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { RemoteEngine } from "../src/engine/engine.ts";
import { createEnginePool } from "../src/engine/pool.ts";
import { createProvider } from "../src/features/humanize/providers/create-provider.ts";
import { createLogger } from "../src/log.ts";
import { parseSettings } from "../src/settings/parse.ts";
import { databases, testDatabase } from "./databases.ts";
import { until } from "./http.ts";
import {
  type Act,
  paragraphwise,
  type Script,
  type ScriptedModel,
  startScriptedModel,
} from "./scripted-model.ts";

const now = Date.UTC(2025, 10, 21);
/** Prose with all that must not change: numbers, names, a negation, code, a link, a quotation. */
export const source = `# Gardens in the city

The city of Detroit did not count its 1,400 community gardens until Maya Ortiz asked for it. They feed whole streets, as \`npm test\` and https://example.org/plots tell.

Every spring the neighbors plant beans along the river. "Nobody should lose a garden," she said.`;

/** A sound rewrite of each sentence of `source`. */
const rewritten: Readonly<Record<string, string>> = {
  "The city of Detroit did not count its 1,400 community gardens until Maya Ortiz asked for it.":
    "Until Maya Ortiz asked for it, the city of Detroit didn't count its 1,400 community gardens.",
  "They feed whole streets": "Whole streets are fed by them",
  "Every spring the neighbors plant beans along the river.":
    "Along the river, the neighbors plant beans every spring.",
};
export const rewrite = (text: string) =>
  Object.entries(rewritten).reduce((all, [from, to]) => all.replace(from, to), text);
export const good = paragraphwise(rewrite);
export const result = rewrite(source);

/** The scripted model, the engine and the database of the test file that imports this; started before its tests, ended after them. */
export let model: ScriptedModel;
let engine: RemoteEngine;
export const database = testDatabase(databases[0].open);
beforeAll(async () => {
  model = await startScriptedModel(good);
  const onIdleError = (error: Error) => {
    throw error;
  };
  // No queue: a run that was let in must find its way through a full pool.
  engine = createEnginePool({ threads: 1, maxQueue: 0, onIdleError });
  await engine.ready();
});
afterAll(async () => {
  await model.close();
  await engine.close();
});
afterEach(() => until(() => model.open() === 0));

/** A humanization of the source as it comes. */
export const plainJob = {
  text: source,
  options: {},
  given: [],
  another: false,
  priority: false,
  signal: new AbortController().signal,
  onProgress: () => {},
};

interface RunOptions {
  readonly text?: string;
  readonly options?: HumanizeOptions;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export const providerWith = (env: Readonly<Record<string, string>> = {}) =>
  createProvider({
    settings: parseSettings({
      OPENAI_BASE_URL: model.url,
      OPENAI_RETRIES: "1",
      PROVIDER_FALLBACK: "none",
      ...env,
    }).provider,
    engine,
    db: database.db,
    clock: () => now,
    newId: () => crypto.randomUUID(),
    random: () => 0,
    log: createLogger("silent"),
  });

/** Plays a script to one humanization; its sentences must add up to its result. */
export async function run(script: Script, { text = source, options = {}, env, signal }: RunOptions = {}) {
  model.play(script);
  const events: HumanizeProgress[] = [];
  const outcome = await (await providerWith(env)).humanize({
    ...plainJob,
    text,
    options,
    ...(signal ? { signal } : {}),
    onProgress: (event) => events.push(event),
  });
  if (outcome.kind !== "done") throw new Error(`unsupported: ${outcome.language}`);
  const sentences = events.flatMap((event) => (event.type === "sentences" ? [event.text] : [])).join("");
  expect(sentences).toBe(outcome.result.text);
  return { ...outcome, text: outcome.result.text, report: outcome.result.report, events };
}

/** A script that does the same at each request. */
export const act =
  (value: Act): Script =>
  () =>
    value;
/** The good answer, with what happens to it on the way. */
export const goodBut = (value: Act) => paragraphwise(rewrite, value);
/** Changes one thing in the good answer. */
export const goodExcept = (from: string | RegExp, to: string) =>
  paragraphwise((text) => rewrite(text).replace(from, to));
