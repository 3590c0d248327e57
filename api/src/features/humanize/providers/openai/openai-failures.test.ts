import { describe, expect, it } from "vitest";
import { until } from "../../../../../test/http.ts";
import { type Act, inTurn, paragraphwise, type Script } from "../../../../../test/scripted-model.ts";
import {
  act,
  good,
  goodBut,
  model,
  plainJob,
  providerWith,
  result,
  run,
} from "../../../../../test/scripted-provider.ts";

/** How long is waited for a server that falls silent. Any other has its time: a slow machine is no failure. */
const waiting = ({ firstTokenMs, after }: Act, ms: string) =>
  firstTokenMs || after?.what === "stall" ? { OPENAI_FIRST_TOKEN_MS: ms, OPENAI_TOKEN_MS: ms } : {};

describe("a server that fails", () => {
  it.each<readonly [string, Act]>([
    ["500", { status: 500 }],
    ["503", { status: 503 }],
    ["429 with Retry-After", { status: 429, headers: { "retry-after": "0.05" } }],
    ["a stream that is cut", { after: { pieces: 3, what: "cut" } }],
    ["a stream that just ends", { after: { pieces: 3, what: "end" } }],
    ["malformed JSON", { after: { pieces: 3, what: "garbage" } }],
    ["an error within the stream", { after: { pieces: 3, what: "error" } }],
    ["no first token in time", { firstTokenMs: 60_000 }],
    ["no next token in time", { after: { pieces: 3, what: "stall" } }],
  ])("is asked again: %s", async (_, first) => {
    const env = waiting(first, "1000");
    const { text, metering } = await run(inTurn(goodBut(first), good), { env });
    expect(text).toBe(result);
    expect(metering.attempts).toBe(2);
  });

  it.each<readonly [string, Act]>([
    ["500", { status: 500 }],
    ["401", { status: 401 }],
    ["no quota", { status: 429, error: { message: "x", code: "insufficient_quota" } }],
    ["stalls", { after: { pieces: 3, what: "stall" } }],
    ["never begins", { firstTokenMs: 60_000 }],
    ["never ends", { text: "<p1>on and on ".repeat(5000), piece: 4000 }],
  ])(
    "is an error to the user where nothing stands in, and the engine's turn where it may: %s",
    async (_, value) => {
      const env = waiting(value, "200");
      const script = value.text ? act(value) : goodBut(value);
      await expect(run(script, { env })).rejects.toMatchObject({ status: 503, code: "provider_unavailable" });
      const { text, use } = await run(script, { env: { ...env, PROVIDER_FALLBACK: "local" } });
      expect(use).toEqual({ name: "local", fallback: true });
      expect(text).toContain("1,400");
    },
  );

  it("is not asked before the time it named", async () => {
    const start = performance.now();
    await run(inTurn(act({ status: 429, headers: { "retry-after": "1" } }), good));
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  it("is not waited for where it wants to be left alone for long, and the user is told how long", async () => {
    const script = act({ status: 429, headers: { "retry-after": "120" } });
    await expect(run(script)).rejects.toMatchObject({ code: "provider_unavailable", retryAfterSeconds: 120 });
    expect(model.requests).toHaveLength(1);
  });

  it("is left alone after some failures in a row, and tried again later", async () => {
    model.play(act({ status: 500 }));
    const provider = await providerWith({ OPENAI_BREAKER_FAILURES: "3", OPENAI_RETRIES: "0" });
    for (let call = 0; call < 5; call++)
      await expect(provider.humanize(plainJob)).rejects.toMatchObject({ code: "provider_unavailable" });
    expect(model.requests).toHaveLength(3);
  });

  it("midway leaves the rest to the engine, and that is said", async () => {
    const text = `${"The neighbors plant beans along the river. ".repeat(30)}\n\nMoreover, we utilize a plethora of gardens in order to eat.`;
    const script = inTurn(good, act({ status: 500 }));
    const {
      text: written,
      use,
      report,
    } = await run(script, { text, env: { PROVIDER_FALLBACK: "local", OPENAI_RETRIES: "0" } });
    expect(use).toEqual({ name: "openai", fallback: true });
    expect(written).not.toContain("plethora");
    expect(report.notes[0]).toEqual({
      code: "rewriter",
      text: expect.stringContaining("the embedded engine rewrote the rest"),
    });
  });

  it.each<readonly [string, Act, string]>([
    ["declines", { text: "I'm sorry, but I can't help with that." }, "provider_refused"],
    ["says nothing", { text: "" }, "provider_failed"],
  ])("midway is no failure that the engine may mend where it %s", async (_, value, code) => {
    const text = `${"The neighbors plant beans along the river. ".repeat(30)}\n\nThey eat them. ${"Beans are good. ".repeat(30)}`;
    const running = run(inTurn(good, act(value)), { text, env: { PROVIDER_FALLBACK: "local" } });
    await expect(running).rejects.toMatchObject({ code });
    expect(model.requests.length).toBeGreaterThan(1);
  });

  it("that does not know how to count is not asked to, and the tokens are guessed", async () => {
    const script: Script = (request, turn) =>
      request.stream_options
        ? { status: 400, error: { message: "Unknown field: stream_options" } }
        : good(request, turn);
    const { metering } = await run(script);
    expect(metering.tokensIn).toBeGreaterThan(200);
    expect(metering.tokensOut).toBeGreaterThan(50);
  });
});

it("counts no tokens for what the server turned away, and those of other scripts by their weight", async () => {
  const { metering } = await run(inTurn(act({ status: 429 }), good));
  expect(metering).toMatchObject({ attempts: 2, tokensIn: 1000, tokensOut: 200 });
  const chinese = "邻居们每年春天都在河边一起种植豆子。".repeat(10);
  const counted = await run(
    paragraphwise((each) => each, { withoutUsage: true }),
    { text: chinese },
  );
  expect(counted.metering.tokensOut).toBeGreaterThan(chinese.length / 2);
});

it("ends the generation when the user leaves", async () => {
  const caller = new AbortController();
  const left = model.left();
  const running = run(goodBut({ after: { pieces: 3, what: "stall" } }), { signal: caller.signal });
  await until(() => model.open() === 1 && model.requests.length === 1);
  caller.abort(new Error("left"));
  await expect(running).rejects.toThrow("left");
  await until(() => model.open() === 0);
  expect(model.left()).toBe(left + 1);
});
