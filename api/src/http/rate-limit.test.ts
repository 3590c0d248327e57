import { Hono } from "hono";
import { expect, it } from "vitest";
import { createLogger } from "../log.ts";
import type { AppEnv } from "./env.ts";
import { errorHandler } from "./error-handler.ts";
import { byActor, byAddress, rateLimit } from "./rate-limit.ts";

/** An app whose callers say themselves who they are. */
function limitedApp(callsPerMinute: number) {
  const app = new Hono<AppEnv>();
  app.onError(errorHandler(createLogger("silent")));
  app.use(async (c, next) => {
    const sessionId = c.req.header("guest");
    c.set("addressKey", c.req.header("address") ?? "nowhere");
    c.set("actor", sessionId === undefined ? null : { kind: "guest", sessionId });
    await next();
  });
  app.use(rateLimit(callsPerMinute, byAddress));
  app.use(rateLimit(callsPerMinute, byActor));
  app.get("/", (c) => c.text("ok"));
  return async (headers: Record<string, string>) => await app.request("/", { headers });
}

it("answers 429 with Retry-After beyond the limit of an address", async () => {
  const call = limitedApp(2);
  expect((await call({ address: "a", guest: "1" })).status).toBe(200);
  expect((await call({ address: "a", guest: "2" })).status).toBe(200);
  const refused = await call({ address: "a", guest: "3" });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "rate_limited", message: expect.any(String) });
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await call({ address: "b", guest: "3" })).status).toBe(200);
});

it("counts an actor over all addresses", async () => {
  const call = limitedApp(2);
  expect((await call({ address: "a", guest: "1" })).status).toBe(200);
  expect((await call({ address: "b", guest: "1" })).status).toBe(200);
  expect((await call({ address: "c", guest: "1" })).status).toBe(429);
  expect((await call({ address: "c" })).status).toBe(200);
});
