import { expect, test, vi } from "vitest";
import type { ApiInit } from "./api-proxy.ts";
import { createClipboardRun } from "./clipboard-run.ts";
import { sampleReport } from "./offline/sample-report.ts";

const humanized = {
  humanizedText: "plain words",
  isFirstHumanization: false,
  edits: [],
  report: sampleReport,
  provider: { name: "local", fallback: false },
};

function setUp(content: string, answer: () => Response | Promise<Response>) {
  const board = { text: content };
  const notify = vi.fn<(title: string, body: string, undo?: () => void) => void>();
  const clipboard = {
    readText: async () => board.text,
    writeText: async (text: string) => {
      board.text = text;
    },
  };
  const api = vi.fn(async (_path: string, _init: ApiInit) => await answer());
  const authorization = vi.fn(async () => ({ authorization: "Bearer maya" }));
  const run = createClipboardRun({ clipboard, api, authorization, notify });
  return { board, notify, api, authorization, run };
}
const ok = () => Response.json(humanized);

test("puts the result in the place of the text, by the user's own account", async () => {
  const { run, board, api, notify } = setUp("ornate words", ok);
  await run();
  expect(board.text).toBe("plain words");
  expect(notify.mock.calls).toEqual([["Humanized", expect.stringContaining("undo"), expect.any(Function)]]);
  const [path, { headers, body = "" }] = api.mock.calls[0] ?? ["", { method: "", headers: {} }];
  expect(path).toBe("/api/humanize");
  expect(headers).toMatchObject({ authorization: "Bearer maya" });
  expect(JSON.parse(body)).toMatchObject({ text: "ornate words" });
});

test("asks without a token too, which can't be had offline", async () => {
  const { run, board, api, authorization } = setUp("ornate words", ok);
  authorization.mockRejectedValueOnce(new TypeError("offline"));
  await run();
  expect(board.text).toBe("plain words");
  expect(api.mock.lastCall?.[1].headers).toEqual({ "content-type": "application/json" });
});

test("says so where nothing needed changing, and leaves the clipboard alone", async () => {
  const answer = { ...humanized, humanizedText: "ornate words", counted: false };
  const { run, board, notify } = setUp("ornate words", () => Response.json(answer));
  await run();
  expect(board.text).toBe("ornate words");
  expect(notify.mock.calls).toEqual([["Nothing was changed", "This run was not counted."]]);
});

test("puts back a text that was given before, which is not counted", async () => {
  const { run, board, notify } = setUp("ornate words", () => Response.json({ ...humanized, counted: false }));
  await run();
  expect(board.text).toBe("plain words");
  expect(notify.mock.lastCall?.[0]).toBe("Humanized");
});

test("undo brings the text back, but never over what was copied since", async () => {
  const { run, board, notify } = setUp("ornate words", ok);
  await run();
  const undo = notify.mock.lastCall?.[2];
  undo?.();
  await vi.waitFor(() => expect(board.text).toBe("ornate words"), 10_000);
  board.text = "a phone number";
  undo?.();
  await new Promise(setImmediate);
  expect(board.text).toBe("a phone number");
});

test("leaves alone what was copied while it worked", async () => {
  const { run, board, notify } = setUp("ornate words", () => {
    board.text = "a phone number";
    return ok();
  });
  await run();
  expect(board.text).toBe("a phone number");
  expect(notify.mock.calls).toEqual([["Not put back", expect.stringContaining("history")]]);
});

test("asks nothing of an empty clipboard", async () => {
  const { run, api, notify } = setUp("  ", ok);
  await run();
  expect(api).not.toHaveBeenCalled();
  expect(notify.mock.lastCall?.[0]).toBe("Nothing to humanize");
});

test.each([
  ["the server refuses", () => Response.json({ message: "Too long" }, { status: 400 }), "Too long"],
  ["a proxy answers", () => Response.json(null, { status: 502 }), "Please try again."],
  ["the answer is none", () => Response.json({ humanizedText: 1 }), "The server can't be reached."],
  ["there is no connection", () => Promise.reject(new TypeError("offline")), "The server can't be reached."],
])("leaves the text where %s, and says so", async (_, answer, said) => {
  const { run, board, notify } = setUp("words", answer);
  await run();
  expect(board.text).toBe("words");
  expect(notify.mock.calls).toEqual([["Not humanized", said]]);
});

test("runs once at a time, and again after that", async () => {
  const answer = Promise.withResolvers<Response>();
  const { run, api } = setUp("ornate words", () => answer.promise);
  const first = run();
  await run();
  await vi.waitFor(() => expect(api).toHaveBeenCalledOnce(), 10_000);
  answer.resolve(ok());
  await first;
  await run();
  expect(api).toHaveBeenCalledTimes(2);
});
