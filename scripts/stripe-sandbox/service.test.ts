import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
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
