import { expect, it } from "vitest";
import { createPace } from "./pace.ts";

const never = new AbortController().signal;
/** Timers may fire a little early. */
const slackMs = 5;

it("lets so many pass a second, whoever asks", async () => {
  const pace = createPace(200, never);
  const began = performance.now();
  await Promise.all(
    [1, 2, 3].map(async () => {
      for (let turn = 0; turn < 7; turn++) await pace();
    }),
  );
  // The first of the 21 waits for nobody.
  expect(performance.now() - began).toBeGreaterThanOrEqual(20 * 5 - slackMs);
});

it("does not save up turns that nobody took", async () => {
  const pace = createPace(100, never);
  await pace();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const began = performance.now();
  for (let turn = 0; turn < 5; turn++) await pace();
  expect(performance.now() - began).toBeGreaterThanOrEqual(4 * 10 - slackMs);
});

it("lets go of whoever waits when it is called off", async () => {
  const calling = new AbortController();
  const pace = createPace(0.001, calling.signal);
  await pace();
  const waiting = pace();
  calling.abort();
  await waiting;
});
