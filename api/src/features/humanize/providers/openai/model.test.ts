import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "../../../../../test/http.ts";
import { type Act, type ScriptedModel, startScriptedModel } from "../../../../../test/scripted-model.ts";
import { createBreaker } from "./breaker.ts";
import { createMeter } from "./meter.ts";
import { createModel } from "./model.ts";

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel(() => ({}));
});
afterAll(() => server.close());

function modelFor(act: Act, failures = 100) {
  server.play(() => act);
  const model = createModel({
    apiKey: null,
    baseUrl: server.url,
    model: "scripted",
    firstTokenMs: 5000,
    tokenMs: 5000,
    retries: 0,
    firstWaitMs: 1,
    longestWaitMs: 1,
    random: () => 0,
    clock: () => 0,
    breaker: createBreaker({ failures, cooldownMs: 1000, clock: () => 0 }),
  });
  const { signal } = new AbortController();
  const meter = createMeter("scripted", { input: 0, output: 0 });
  return () => model.ask({ messages: [{ role: "user", content: "x" }], signal, meter, onText: () => {} });
}

it("takes an answer that comes after long thoughts", async () => {
  const ask = modelFor({ text: `<think>${"Hm. ".repeat(2000)}</think>One.`, piece: 500 });
  expect(await ask()).toBe("One.");
});

it("takes a stream for broken off whose pieces have an empty reason to end", async () => {
  await expect(modelFor({ text: "One.", finish: "" })()).rejects.toMatchObject({ kind: "transient" });
});

it("leaves a server alone that turns it away", async () => {
  const ask = modelFor({ status: 401 }, 1);
  await expect(ask()).rejects.toMatchObject({ kind: "permanent" });
  await expect(ask()).rejects.toThrow("left alone");
  expect(server.requests).toHaveLength(1);
});

it("ends the generation of an answer without an end", async () => {
  const ask = modelFor({ text: "on ".repeat(50_000), piece: 3000, tokenMs: 20 });
  const left = server.left();
  await expect(ask()).rejects.toThrow("no end");
  await until(() => server.open() === 0);
  expect(server.left()).toBe(left + 1);
});
