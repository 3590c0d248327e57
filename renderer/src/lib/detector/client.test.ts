import type { Detection } from "@ai-humanizer/engine/types";
import { expect, test, vi } from "vitest";
import { createDetectorClient } from "./client.ts";
import type { DetectRequest } from "./protocol.ts";

const detectionOf = (words: number): Detection => ({
  language: "en",
  probability: 0.5,
  interval: [0.2, 0.8],
  verdict: "mixed",
  words,
  sentences: [],
  reasons: [],
});

function fakeWorker() {
  const asked: DetectRequest[] = [];
  const port: Parameters<typeof createDetectorClient>[0] extends (() => infer P) | undefined ? P : never = {
    postMessage: (request: DetectRequest) => asked.push(request),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const answer = (data: object) => port.onmessage?.call({} as Worker, new MessageEvent("message", { data }));
  const fail = () => port.onerror?.call({} as Worker, new ErrorEvent("error"));
  return { start: vi.fn(() => port), asked, answer, fail, port };
}

test("starts one worker, with the first text, and matches answers to their texts", async () => {
  const { start, asked, answer } = fakeWorker();
  const client = createDetectorClient(start);
  expect(start).not.toHaveBeenCalled();
  const [first, second] = [client.detect("one"), client.detect("two")];
  expect(start).toHaveBeenCalledOnce();
  expect(asked.map(({ text }) => text)).toEqual(["one", "two"]);
  answer({ id: asked[1]?.id, detection: detectionOf(2) });
  answer({ id: asked[0]?.id, detection: detectionOf(1) });
  expect((await first).words).toBe(1);
  expect((await second).words).toBe(2);
});

test("passes on that a text could not be scored", async () => {
  const { start, asked, answer } = fakeWorker();
  const found = createDetectorClient(start).detect("one");
  answer({ id: asked[0]?.id, error: "no model" });
  await expect(found).rejects.toThrow("no model");
});

test("starts a new worker after one that broke", async () => {
  const { start, fail, port } = fakeWorker();
  const client = createDetectorClient(start);
  const found = client.detect("one");
  fail();
  await expect(found).rejects.toThrow("could not start");
  expect(port.terminate).toHaveBeenCalled();
  void client.detect("two");
  expect(start).toHaveBeenCalledTimes(2);
});
