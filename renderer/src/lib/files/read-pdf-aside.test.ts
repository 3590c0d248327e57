import { expect, test, vi } from "vitest";
import { readPdfAside } from "./read-pdf-aside.ts";

const bytes = new Uint8Array([1, 2, 3]);

function setUp() {
  type Port = ReturnType<NonNullable<Parameters<typeof readPdfAside>[1]>>;
  const port: Port = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
  const read = readPdfAside(bytes, () => port);
  const answer = (data: object) => port.onmessage?.call({} as Worker, new MessageEvent("message", { data }));
  const fail = () => port.onerror?.call({} as Worker, new ErrorEvent("error"));
  return { port, read, answer, fail };
}

test("a worker reads the file, and ends with its answer", async () => {
  const { port, read, answer } = setUp();
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(bytes);
  answer({ sourceName: "worker", targetName: "main", action: "ready" });
  expect(port.terminate).not.toHaveBeenCalled();
  answer({ text: "A report" });
  expect(await read).toBe("A report");
  expect(port.terminate).toHaveBeenCalledOnce();
});

test("what the worker can't read is told by its code", async () => {
  const { port, read, answer } = setUp();
  answer({ code: "encrypted" });
  await expect(read).rejects.toMatchObject({ name: "FileError", code: "encrypted" });
  expect(port.terminate).toHaveBeenCalledOnce();
});

test("a fault of the reader is no fault of the file", async () => {
  const { read, answer } = setUp();
  answer({ code: null });
  await expect(read).rejects.toMatchObject({ name: "Error" });
});

test("a worker that does not start is told", async () => {
  const { port, read, fail } = setUp();
  fail();
  await expect(read).rejects.toThrow("could not start");
  expect(port.terminate).toHaveBeenCalledOnce();
});
