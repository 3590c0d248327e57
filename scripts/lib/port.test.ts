import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { assertPortIsFree, freePort, portFromEnv } from "./port.ts";

let server: Server | undefined;
afterEach(() => server?.close());

test.each([
  [undefined, 8787],
  ["", 8787],
  ["3000", 3000],
])("PORT=%s means %d", (value, port) => {
  expect(portFromEnv(value)).toBe(port);
});

test.each(["0", "-1", "65536", "80.5", "http"])("PORT=%s is refused", (value) => {
  expect(() => portFromEnv(value)).toThrow(`not "${value}"`);
});

test.each(["127.0.0.1", "::"])("a port taken on %s is named in a sentence, with a way out", async (host) => {
  const port = await freePort();
  await expect(assertPortIsFree(port)).resolves.toBeUndefined();
  server = createServer();
  await new Promise<void>((resolve) => server?.listen(port, host, resolve));
  await expect(assertPortIsFree(port)).rejects.toThrow(`Port ${port} is in use. `);
  await expect(assertPortIsFree(port)).rejects.toThrow(`PORT=${port + 1} npm start`);
});
