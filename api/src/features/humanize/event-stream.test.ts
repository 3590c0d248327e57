import { expect, it } from "vitest";
import { createEventStream, type EventStream } from "./event-stream.ts";

const draft = (from: number, text: string) => ({ type: "draft", from, text }) as const;

async function read({ body }: EventStream): Promise<string> {
  return await new Response(body).text();
}

it("sends each event by its name, and ends", async () => {
  const stream = createEventStream(() => {});
  stream.send(draft(0, "We"));
  stream.send({ type: "sentences", text: "We use\nit." });
  stream.end();
  stream.send(draft(0, "too late"));
  expect(await read(stream)).toBe(
    'event: draft\ndata: {"type":"draft","from":0,"text":"We"}\n\nevent: sentences\ndata: {"type":"sentences","text":"We use\\nit."}\n\n',
  );
});

it("joins the drafts that wait for a client that does not read, and loses nothing else", async () => {
  const stream = createEventStream(() => {});
  for (let at = 0; at < 200; at++) stream.send(draft(at, "x"));
  stream.send({ type: "sentences", text: "final" });
  stream.send(draft(0, "next"));
  stream.send(draft(2, "w"));
  stream.end();
  const events = (await read(stream)).split("\n\n").filter(Boolean);
  expect(events.length).toBeLessThan(30);
  let text = "";
  for (const event of events) {
    const { type, from, text: more } = JSON.parse(event.slice(event.indexOf("{")));
    if (type === "sentences") {
      expect(text).toBe("x".repeat(200));
      text = "";
    } else text = text.slice(0, from) + more;
  }
  expect(text).toBe("new");
});

it("tells when the client leaves, and sends no more", async () => {
  let left = false;
  const stream = createEventStream(() => {
    left = true;
  });
  await stream.body.cancel();
  expect(left).toBe(true);
  stream.send(draft(0, "We"));
  stream.end();
});
