import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { checkoutSessionSchema, publicConfigSchema, workingStatusSchema } from "@ai-humanizer/shared";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { assertPortIsFree, freePort } from "./lib/port.ts";
import { type StartedApp, startApp } from "./lib/started-app.ts";

const signedInSchema = z.object({ idToken: z.string(), refreshToken: z.string() });
const stripeStateSchema = z.object({ subscriptions: z.record(z.string(), z.object({ status: z.string() })) });
const tokenSchema = z.object({ id_token: z.string() });

const call = (port: number, at: string, method: string, headers: Record<string, string>, body?: object) => {
  const origin = `http://localhost:${port}`;
  const json = body ? { headers: { ...headers, origin, "content-type": "application/json" } } : { headers };
  return fetch(origin + at, { method, ...json, ...(body ? { body: JSON.stringify(body) } : {}) });
};

async function emulatorOf(port: number): Promise<string> {
  const config = publicConfigSchema.parse(await (await call(port, "/api/config", "GET", {})).json());
  return config.firebase?.emulatorUrl ?? "none";
}

/** Signs in as the SDK does with a credential made up in local mode. */
async function signIn(emulator: string) {
  const claims = JSON.stringify({ sub: "1", email: "ada@example.com", email_verified: true, name: "Ada" });
  const postBody = String(new URLSearchParams({ id_token: claims, providerId: "google.com" }));
  const url = `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`;
  const body = { postBody, requestUri: "http://localhost", returnSecureToken: true };
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return signedInSchema.parse(await response.json());
}

/** Pays for a month of Basic by card, and waits until the webhook has told the API. */
async function buyBasic(port: number, authorization: string): Promise<void> {
  const offer = { plan: "basic", priceId: "price_basic_monthly" };
  const answer = await call(port, "/api/working-subscribe", "POST", { authorization }, offer);
  const { url } = checkoutSessionSchema.parse(await answer.json());
  const paid = await fetch(url ?? "", {
    method: "POST",
    body: new URLSearchParams({ number: "4242 4242 4242 4242" }),
    redirect: "manual",
  });
  expect(paid.headers.get("location")).toContain(`http://localhost:${port}/payment-success?success=true`);
  const deadline = Date.now() + 20_000;
  let plan = "free";
  while (plan !== "basic" && Date.now() < deadline) {
    const status = await call(port, "/api/working-status", "GET", { authorization });
    plan = workingStatusSchema.parse(await status.json()).plan;
    await sleep(50);
  }
  expect(plan).toBe("basic");
}

/** What `npm run billing:reconcile` prints. */
async function reconcile(dataDir: string): Promise<string> {
  const script = path.join(import.meta.dirname, "billing-reconcile.ts");
  const env = { ...process.env, NODE_ENV: "", DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
}

let dataDir: string;
let app: StartedApp | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-start-"));
});
afterEach(async () => {
  await app?.stop("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

test("one command serves the web app and the API, and Ctrl+C ends both", { timeout: 90_000 }, async () => {
  const port = await freePort();
  app = await startApp(port, dataDir);
  expect(app.output()).toContain(`AI Humanizer is at http://localhost:${port}\nData:      ${dataDir}\n`);

  const page = await fetch(`http://localhost:${port}/dashboard`);
  expect(await page.text()).toContain('<div id="root">');
  const answer = await fetch(`http://localhost:${port}/api/humanize`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-guest-session": crypto.randomUUID() },
    body: JSON.stringify({ text: "Moreover, it is important to note that remote work is here to stay." }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    humanizedText: expect.stringContaining("remote work"),
    isFirstHumanization: true,
  });

  expect(await app.stop("SIGINT")).toBe(0);
  await assertPortIsFree(port);
});

test("people can sign in and buy, are known again after a restart, and can leave", {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  app = await startApp(port, dataDir);
  const demo = /Demo: +(\S+) with (\S+) at/.exec(app.output());
  const login = await call(port, "/api/auth/login", "POST", {}, { email: demo?.[1], password: demo?.[2] });
  expect(login.status).toBe(200);
  const { idToken, refreshToken } = await signIn(await emulatorOf(port));
  const me = await call(port, "/api/auth/me", "GET", { authorization: `Bearer ${idToken}` });
  expect(await me.json()).toMatchObject({ username: "ada", displayName: "Ada", isNewUser: true });
  await buyBasic(port, `Bearer ${idToken}`);
  expect(await app.stop("SIGINT")).toBe(0);

  app = await startApp(port, dataDir);
  const emulator = await emulatorOf(port);
  const refreshed = await fetch(`${emulator}/securetoken.googleapis.com/v1/token?key=any`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
  });
  const authorization = `Bearer ${tokenSchema.parse(await refreshed.json()).id_token}`;
  const again = await call(port, "/api/auth/me", "GET", { authorization });
  expect(await again.json()).toMatchObject({ username: "ada", displayName: "Ada", plan: "basic" });
  expect(await reconcile(dataDir)).toBe("1 customers compared, 0 mended, 0 failed\n");

  const accounts = path.join(dataDir, "auth-emulator", "accounts.json");
  expect(readFileSync(accounts, "utf8")).toContain("ada@example.com");
  const deleted = await call(
    port,
    "/api/account",
    "DELETE",
    { authorization },
    { confirm: "ada@example.com" },
  );
  expect(deleted.status).toBe(200);
  await vi.waitFor(
    () => {
      const atStripe = readFileSync(path.join(dataDir, "stripe-sandbox", "state.json"), "utf8");
      const { subscriptions } = stripeStateSchema.parse(JSON.parse(atStripe));
      expect(Object.values(subscriptions)).toEqual([{ status: "canceled" }]);
    },
    { timeout: 30_000, interval: 200 },
  );
  await app.stop("SIGINT");
  expect(readFileSync(accounts, "utf8")).not.toContain("ada@example.com");
});

test("a port that is taken is said in a sentence, before anything is started", async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, "listening");
  app = await startApp(port, dataDir);
  expect(await app.stop("SIGTERM")).toBe(1);
  expect(app.output()).toMatch(new RegExp(`^Port ${port} is in use\\.[^\\n]*\\n$`));
  other.close();
});
