import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { checkoutSessionSchema, workingStatusSchema } from "@ai-humanizer/shared";
import { afterEach, expect, it } from "vitest";
import { startTestBilling, type TestBilling } from "../../../test/billing.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** A door that leads to another server, wherever that is by then; calls that `hangs` names get no answer. */
async function doorTo(target: () => string, hangs: (url: string) => boolean = () => false) {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = "" } = incoming;
    if (hangs(url)) return;
    const onward = request(`${target()}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

async function startApi(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const main = path.join(import.meta.dirname, "..", "..", "main.ts");
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: "info", ENGINE_THREADS: "1", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanups.push(() => child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, port } = JSON.parse(line);
    if (msg === "listening") return { child, url: `http://localhost:${port}` };
  }
  throw new Error("It ended before it listened.");
}

/** The demo user's calls. */
async function signIn(url: string) {
  const headers = { "content-type": "application/json", origin: url };
  const body = JSON.stringify({ email: "demo@example.com", password: "try-the-demo" });
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return async (at: string, sent?: object) => {
    const init = sent ? { method: "POST", body: JSON.stringify(sent) } : {};
    return await (await fetch(`${url}${at}`, { ...init, headers: { ...headers, cookie } })).json();
  };
}

it("an API killed between claim and write completes the event at the provider's next try", {
  timeout: 180_000,
}, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-kill-"));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  let stripe: TestBilling | undefined;
  let apiUrl = "";
  let hanging = false;
  const hung = Promise.withResolvers<void>();
  const toStripe = await doorTo(
    () => stripe?.origin ?? "",
    (url) => {
      const hangs = hanging && url.startsWith("/v1/subscriptions");
      if (hangs) hung.resolve();
      return hangs;
    },
  );
  const toApi = await doorTo(() => apiUrl);
  stripe = await startTestBilling({ webhookUrl: `${toApi}/api/stripe/webhook` });
  cleanups.push(() => stripe?.stop());
  const env = {
    PORT: "0",
    DATA_DIR: dataDir,
    STRIPE_SANDBOX_URL: toStripe,
    STRIPE_SECRET_KEY: "sk_test_sandbox",
    STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox",
    STRIPE_WEBHOOK_SECRET: stripe.billing.webhookSecret,
  };

  const first = await startApi(env);
  apiUrl = first.url;
  const call = await signIn(first.url);
  const offer = { plan: "premium", priceId: "price_premium_yearly" };
  const { url } = checkoutSessionSchema.parse(await call("/api/working-subscribe", offer));
  hanging = true;
  await stripe.pay(url);
  await hung.promise;
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  hanging = false;
  const second = await startApi(env);
  apiUrl = second.url;
  await stripe.settled();
  const status = await (await signIn(second.url))("/api/working-status");
  expect(workingStatusSchema.parse(status)).toMatchObject({ plan: "premium", period: "yearly" });
});
