import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { greeting } from "../../api/sandbox/stripe/greeting.ts";
import { freePort } from "../lib/port.ts";
import { originFile } from "./origin-file.ts";
import { sandboxKeys, stripeSandbox } from "./service.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-sandbox-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("local mode runs one, with what it knows in the data folder, and tells the API", async () => {
  const { services, env } = await stripeSandbox(dataDir, "http://localhost:1234", {});
  const origin = env.STRIPE_SANDBOX_URL ?? "";
  expect(env).toEqual({ ...sandboxKeys, STRIPE_SANDBOX_URL: origin });
  expect(services[0]).toMatchObject({ readyUrl: `${origin}/`, optional: expect.any(String) });
  expect(services[0]?.args.slice(-3)).toEqual([
    new URL(origin).port,
    path.join(dataDir, "stripe-sandbox", "state.json"),
    "http://localhost:1234/api/stripe/webhook",
  ]);
  expect(readFileSync(originFile(dataDir), "utf8")).toBe(origin);
});

test.each([
  { NODE_ENV: "production" },
  { STRIPE_SECRET_KEY: "sk_test_mine" },
  { STRIPE_SANDBOX_URL: "http://127.0.0.1:1" },
])("there is none where payments are set up otherwise: %j", async (env) => {
  expect(await stripeSandbox(dataDir, "http://localhost:1234", env)).toEqual({ services: [], env: {} });
});

/** A program that answers `text` at the address that an earlier start has left. */
async function answering(text: string) {
  const port = await freePort();
  const server = createServer((_, response) => response.end(text)).listen(port, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${port}`;
  mkdirSync(path.dirname(originFile(dataDir)), { recursive: true });
  writeFileSync(originFile(dataDir), origin);
  return { origin, stop: () => server.close() };
}

test("a second one with the same data folder is refused, and the first one's address stays", async () => {
  const { origin, stop } = await answering(greeting);
  await expect(stripeSandbox(dataDir, "http://localhost:1234", {})).rejects.toThrow(
    `Another AI Humanizer is running on the data in ${dataDir}.`,
  );
  expect(readFileSync(originFile(dataDir), "utf8")).toBe(origin);
  stop();
});

test("another program at an address that was left behind is no hindrance", async () => {
  const { origin, stop } = await answering("Something else");
  const { services } = await stripeSandbox(dataDir, "http://localhost:1234", {});
  expect(services).toHaveLength(1);
  expect(readFileSync(originFile(dataDir), "utf8")).not.toBe(origin);
  stop();
});
