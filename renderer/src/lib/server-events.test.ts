import { expect, test } from "vitest";
import { readServerEvents } from "./server-events.ts";

function streamOf(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = [...parts];
  return new ReadableStream({
    pull: (controller) => {
      const part = left.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readServerEvents(stream)) events.push(event);
  return events;
}

const wire = new TextEncoder().encode(
  ': hello\n\nevent: draft\ndata: {"a":"é"}\n\ndata: one\r\ndata: two\r\n\r\ndata: cut off',
);

test("reads events, however the network cuts them", async () => {
  for (const size of [1, 3, 7, 1000]) {
    const parts = Array.from({ length: Math.ceil(wire.length / size) }, (_, i) =>
      wire.slice(i * size, (i + 1) * size),
    );
    expect(await all(streamOf(parts))).toEqual(['{"a":"é"}', "one\ntwo"]);
  }
});

test("cancels the stream when the reader leaves", async () => {
  let canceled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(wire),
    cancel: () => {
      canceled = true;
    },
  });
  for await (const _ of readServerEvents(stream)) break;
  expect(canceled).toBe(true);
});
