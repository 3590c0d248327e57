import type { IpcMainInvokeEvent } from "electron";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { channel, maxMessage, openGateway } from "./gateway.ts";

type Listener = (event: IpcMainInvokeEvent, ...input: unknown[]) => unknown;

function setUp() {
  const listeners = new Map<string, Listener>();
  const handle = vi.fn((input: { name: string }) => input.name);
  const refused = vi.fn();
  openGateway(
    { handle: (name, listener) => void listeners.set(name, listener) },
    { greet: channel(z.strictObject({ name: z.string() }), handle) },
    refused,
  );
  const call = (senderFrame: unknown, ...input: unknown[]) =>
    // The gateway reads nothing else of the event.
    listeners.get("greet")?.({ senderFrame } as IpcMainInvokeEvent, ...input);
  return { call, handle, refused };
}

const own = { url: "app://ai-humanizer/dashboard", parent: null };

test("lets the app's own page call", async () => {
  const { call, refused } = setUp();
  expect(await call(own, { name: "Maya" })).toBe("Maya");
  expect(refused).not.toHaveBeenCalled();
});

test.each([
  ["another origin", { url: "https://evil.example/", parent: null }],
  ["a decoy of the origin", { url: "app://ai-humanizer.evil/", parent: null }],
  ["a frame within the page", { url: "app://ai-humanizer/", parent: own }],
  ["a frame that is gone", null],
])("refuses %s", async (_, frame) => {
  const { call, handle, refused } = setUp();
  await expect(call(frame, { name: "Maya" })).rejects.toThrow("Refused");
  expect(handle).not.toHaveBeenCalled();
  expect(refused).toHaveBeenCalledOnce();
});

test.each([
  ["no argument", []],
  ["another type", ["Maya"]],
  ["more than it takes", [{ name: "Maya", admin: true }]],
  ["a polluted prototype", [JSON.parse('{"name":"Maya","__proto__":{"admin":true}}')]],
  ["two arguments", [{ name: "Maya" }, 2]],
  ["too long a message", [{ name: "x".repeat(maxMessage) }]],
])("refuses %s", async (_, input) => {
  const { call, handle } = setUp();
  await expect(call(own, ...input)).rejects.toThrow("Refused");
  expect(handle).not.toHaveBeenCalled();
  expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
});
