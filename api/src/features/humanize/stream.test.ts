import { type HumanizeEvent, humanizeEventSchema } from "@ai-humanizer/shared";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { fakeHumanizer } from "../../../test/fake-humanizer.ts";
import { listen, until } from "../../../test/http.ts";
import {
  paragraphwise,
  type Script,
  type ScriptedModel,
  startScriptedModel,
} from "../../../test/scripted-model.ts";
import type { RemoteEngine } from "../../engine/engine.ts";
import { createEnginePool } from "../../engine/pool.ts";
import { createLogger } from "../../log.ts";
import type { RunningServer } from "../../server.ts";
import { parseSettings } from "../../settings/parse.ts";
import { used } from "../quota/quota.repository.ts";
import { createProvider } from "./providers/create-provider.ts";

const text =
  "The city did not count its 1,400 gardens until Maya Ortiz asked. They feed whole streets every spring.";
const rewrite = (paragraph: string) =>
  paragraph.replace("They feed whole streets", "Whole streets are fed by them");
const good = paragraphwise(rewrite);
/** Says no more in the midst of its answer. */
const silent = paragraphwise(rewrite, { after: { pieces: 5, what: "stall" } });

/** The day's limits do not begin anew in the midst of a test. */
const clock = () => Date.UTC(2025, 10, 21);

const onIdleError = (error: Error) => {
  throw error;
};

let model: ScriptedModel;
let engine: RemoteEngine;
beforeAll(async () => {
  model = await startScriptedModel(good);
  engine = createEnginePool({ threads: 1, maxQueue: 10, onIdleError });
  await engine.ready();
});
afterAll(async () => {
  await model.close();
  await engine.close();
});
afterEach(() => until(() => model.open() === 0));

describe.each(databases)("POST /api/humanize as a stream on $name", ({ open }) => {
  const database = testDatabase(open);
  let server: RunningServer & { readonly url: string };
  let session: string;
  beforeEach(() => {
    session = crypto.randomUUID();
  });
  afterEach(() => server.stop(0));

  async function start(script: Script, env: Readonly<Record<string, string>> = {}) {
    model.play(script);
    const all = { OPENAI_BASE_URL: model.url, OPENAI_RETRIES: "0", ...env };
    const humanizer = await createProvider({
      settings: parseSettings(all).provider,
      engine,
      db: database.db,
      clock,
      newId: () => crypto.randomUUID(),
      random: () => 0,
      log: createLogger("silent"),
    });
    server = await listen(testApp({ db: database.db, humanizer, clock, env: all }));
  }

  const accept = { accept: "text/event-stream" };
  const call = (body: unknown = { text }, signal?: AbortSignal) =>
    fetch(`${server.url}/api/humanize`, {
      ...humanizeInit(session, body, accept),
      ...(signal ? { signal } : {}),
    });
  const uses = () => used(database.db, `guest:${session}`, "all");
  const held = async () =>
    (await database.db.selectFrom("reservations").select("id").where("state", "=", "held").execute()).length;
  const rows = () =>
    database.db.selectFrom("humanizations").selectAll().where("guestSessionId", "=", session).execute();

  async function eventsOf(answer: Response): Promise<HumanizeEvent[]> {
    const wire = await answer.text();
    return wire
      .split("\n\n")
      .filter((event) => event.startsWith("event: "))
      .map((event) => {
        const [, name, data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        const parsed = humanizeEventSchema.parse(JSON.parse(data));
        expect(parsed.type).toBe(name);
        return parsed;
      });
  }

  it("tells what is written, sends the result, charges it and keeps what it took", async () => {
    await start(good, { OPENAI_INPUT_PRICE: "0.4", OPENAI_OUTPUT_PRICE: "1.6" });
    const answer = await call();
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    expect(answer.headers.get("cache-control")).toContain("no-transform");
    const events = await eventsOf(answer);
    const last = events.at(-1);
    if (last?.type !== "result") throw new Error(JSON.stringify(last));
    const { humanizedText, provider, isFirstHumanization } = last.response;
    expect(humanizedText).toBe(rewrite(text));
    expect({ provider, isFirstHumanization }).toEqual({
      provider: { name: "openai", fallback: false },
      isFirstHumanization: true,
    });
    const final = events.flatMap((event) => (event.type === "sentences" ? [event.text] : []));
    expect(final.join("")).toBe(humanizedText);
    expect(events.some(({ type }) => type === "draft")).toBe(true);
    expect(await uses()).toBe(1);
    const took = { attempts: 1, tokensIn: 1000, tokensOut: 200, costMicros: 720 };
    expect(await rows()).toMatchObject([{ provider: "openai", model: "scripted", fallback: 0, ...took }]);
  });

  it("answers as JSON whoever does not ask for events", async () => {
    await start(good);
    const answer = await fetch(`${server.url}/api/humanize`, humanizeInit(session, { text }));
    expect(await answer.json()).toMatchObject({ humanizedText: rewrite(text), provider: { name: "openai" } });
  });

  it("refuses with a status what may not begin, before anything is streamed", async () => {
    await start(good);
    for (const [body, status] of [
      [{ text: " " }, 422],
      [{ text, tone: "formal" }, 403],
      [{}, 422],
    ] as const) {
      const answer = await call(body);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toContain("application/json");
    }
    expect(model.requests).toHaveLength(0);
    expect(await uses()).toBe(0);
  });

  it("ends the generation and gives the use back when the user stops or leaves", async () => {
    await start(silent);
    const client = new AbortController();
    const answer = await call({ text }, client.signal);
    const reader = answer.body?.getReader();
    await reader?.read();
    await until(() => model.open() === 1);
    expect(await uses()).toBe(1);
    client.abort();
    await reader?.read().catch(() => {});
    await until(() => model.open() === 0);
    await until(async () => (await uses()) === 0);
    expect(await rows()).toEqual([]);
  });

  it("counts a run that is left amid its text when that was free too often today, by session and by address", async () => {
    await start(silent, { GUEST_USES_PER_ADDRESS: "6", TRUSTED_PROXIES: "1" });
    const ownAddress = { ...accept, "x-forwarded-for": "203.0.113.7" };
    const leaveAmid = async () => {
      const client = new AbortController();
      const init = { ...humanizeInit(session, { text }, ownAddress), signal: client.signal };
      const reader = (await fetch(`${server.url}/api/humanize`, init)).body?.getReader();
      const decoder = new TextDecoder();
      let seen = "";
      while (!seen.includes("event: draft")) seen += decoder.decode((await reader?.read())?.value);
      client.abort();
      await reader?.read().catch(() => {});
      await until(() => model.open() === 0);
      await until(async () => (await held()) === 0);
    };
    for (let left = 0; left < 5; left++) await leaveAmid();
    expect(await uses()).toBe(0);
    await leaveAmid();
    expect(await uses()).toBe(1);
    session = crypto.randomUUID();
    await leaveAmid();
    expect(await uses()).toBe(0);
    await leaveAmid();
    expect(await uses()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it("ends the generation of a JSON call too when its client leaves", async () => {
    await start(silent);
    const client = new AbortController();
    const init = { ...humanizeInit(session, { text }), signal: client.signal };
    const answer = fetch(`${server.url}/api/humanize`, init);
    await until(() => model.open() === 1);
    client.abort();
    await expect(answer).rejects.toThrow();
    await until(() => model.open() === 0);
    await until(async () => (await uses()) === 0);
  });

  it.each<readonly [string, Script, string]>([
    ["declines", () => ({ text: "I'm sorry, but I can't help with that." }), "provider_refused"],
    ["says nothing", () => ({ text: "" }), "provider_failed"],
    ["fails", () => ({ status: 500 }), "provider_unavailable"],
    ["stalls", silent, "provider_unavailable"],
  ])("is an error that costs nothing when the model %s", async (_, script, code) => {
    await start(script, {
      PROVIDER_FALLBACK: "none",
      ...(script === silent ? { OPENAI_TOKEN_MS: "200" } : {}),
    });
    const events = await eventsOf(await call());
    expect(events.at(-1)).toMatchObject({ type: "error", error: { code, message: expect.any(String) } });
    expect(await uses()).toBe(0);
    expect(await rows()).toEqual([]);
  });

  it("is the embedded engine's where the model fails, labelled and charged", async () => {
    await start(() => ({ status: 500 }));
    const events = await eventsOf(await call());
    expect(events.at(-1)).toMatchObject({ response: { provider: { name: "local", fallback: true } } });
    expect(await uses()).toBe(1);
    expect(await rows()).toMatchObject([{ provider: "local", fallback: 1, model: "scripted", attempts: 1 }]);
  });

  it("takes too long as any run may, and gives the use back", async () => {
    await start(silent, { OPENAI_RUN_TIMEOUT_MS: "150" });
    const events = await eventsOf(await call());
    expect(events.at(-1)).toMatchObject({ type: "error", status: 504, error: { code: "timeout" } });
    expect(await uses()).toBe(0);
  });

  it("of what nobody foresaw tells nothing but that it went wrong", async () => {
    const humanizer = fakeHumanizer(() => Promise.reject(new Error("the secret")));
    server = await listen(testApp({ db: database.db, humanizer }));
    const events = await eventsOf(await call());
    expect(events.at(-1)).toMatchObject({ type: "error", status: 500, error: { code: "internal" } });
    expect(JSON.stringify(events)).not.toContain("secret");
    expect(await uses()).toBe(0);
  });

  it("works with the embedded engine", async () => {
    server = await listen(testApp({ db: database.db }));
    const events = await eventsOf(await call({ text: "We utilize tools." }));
    expect(events.flatMap((event) => (event.type === "sentences" ? [event.text] : []))).toEqual([
      "We use tools.",
    ]);
    expect(events.at(-1)).toMatchObject({ response: { provider: { name: "local", fallback: false } } });
  });

  it("is finished, settled and given back before a stopped server lets go of its database", async () => {
    await start(silent);
    const answer = await call();
    const reader = answer.body?.getReader();
    await reader?.read();
    await server.stop(0);
    await reader?.read().catch(() => {});
    expect(await uses()).toBe(0);
  });
});
