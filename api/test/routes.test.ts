import type { Hono } from "hono";
import { inspectRoutes } from "hono/dev";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { insertSession } from "../src/features/auth/session.repository.ts";
import type { AppEnv } from "../src/http/env.ts";
import { humanizeInit, testApp } from "./app.ts";
import { databases, testDatabase } from "./databases.ts";
import { bearer, idToken } from "./id-token.ts";
import { newMember } from "./member.ts";

/** The calls that need no credentials, and their answer. Whoever adds to this list opens a route to everyone. */
const publicRoutes: Readonly<Record<string, number>> = {
  "GET /api/config": 200,
  "GET /api/health": 200,
  "GET /api/ready": 200,
  // Not without a body.
  "POST /api/auth/login": 400,
  "POST /api/auth/logout": 200,
  // Not without a body.
  "POST /api/auth/desktop/exchange": 400,
  // Signed by the provider, whose secret is not set here.
  "POST /api/stripe/webhook": 503,
  // Signed by this server; not without its signature.
  "GET /api/email/unsubscribe": 400,
  "POST /api/email/unsubscribe": 400,
};

/** The calls of guests, and their answer without a body; every other one that is not public is for users alone. */
const guestRoutes: Readonly<Record<string, number>> = {
  "POST /api/humanize": 400,
  "GET /api/trial": 200,
  // Nothing is sold here.
  "GET /api/promotion/:code": 503,
};

/** The calls that take no JSON body. */
const bodilessRoutes = [
  "POST /api/auth/logout",
  "POST /api/history/:id/restore",
  "POST /api/test-checkout",
  "POST /api/working-cancel",
  "POST /api/simple-manage",
  "POST /api/stripe/webhook",
  "POST /api/admin/campaigns/:id/stop",
  "POST /api/email/unsubscribe",
  // Takes one, but only with the mail service's own token.
  "POST /api/email/feedback",
];

/** The calls of other servers, not of browsers: no cookie opens them. */
const serverRoutes = [
  "POST /api/stripe/webhook",
  "POST /api/email/unsubscribe",
  "POST /api/email/feedback",
  "POST /api/auth/desktop/exchange",
];

/** The calls of admins. */
const isAdminRoute = (route: string) =>
  / \/api\/(admin\/|send-promotional-campaign$|test-email$)/.test(route);

/** Bodies of the wrong shape, and the field that the answer must point at. */
const wrongBodies: Readonly<Record<string, readonly (readonly [body: unknown, field: string])[]>> = {
  "POST /api/humanize": [
    [{}, "text"],
    [{ text: 7 }, "text"],
    [{ text: "Hi", tone: "rude" }, "tone"],
    [{ text: "Hi", preserveLength: "yes" }, "preserveLength"],
    [{ text: "Hi", mode: "turbo" }, "mode"],
    [{ text: "Hi", keep: ["ok", 7] }, "keep.1"],
    [{ text: "Hi", idempotencyKey: "1" }, "idempotencyKey"],
    [[], ""],
    ["a string", ""],
    [null, ""],
  ],
  "POST /api/auth/login": [
    [{}, "email"],
    [{ email: "a@example.com" }, "password"],
    [{ email: 7, password: "x" }, "email"],
    [{ email: "x".repeat(321), password: "x" }, "email"],
    [[], ""],
  ],
  "POST /api/working-subscribe": [
    [{}, "plan"],
    [{ plan: "gold", priceId: "p" }, "plan"],
    [{ plan: "basic" }, "priceId"],
    [{ plan: "basic", priceId: "" }, "priceId"],
    [{ plan: "basic", priceId: "p", promotion: 50 }, "promotion"],
  ],
  "POST /api/create-payment-intent": [
    [{}, "amount"],
    [{ amount: "999" }, "amount"],
    [{ amount: 9.99 }, "amount"],
    [{ amount: -999 }, "amount"],
  ],
  "POST /api/send-promotional-campaign": [
    [{}, "targetAudience"],
    [{ targetAudience: "everyone" }, "targetAudience"],
    [{ targetAudience: "all", limit: 0 }, "limit"],
    [{ targetAudience: "all", limit: 1001 }, "limit"],
    [{ targetAudience: "all", limit: "100" }, "limit"],
  ],
  "POST /api/test-email": [
    [{}, "email"],
    [{ email: "nobody", type: "promotional" }, "email"],
    [{ email: "a@example.com\r\nBcc: b@example.com", type: "promotional" }, "email"],
    [{ email: "a@example.com", type: "welcome" }, "type"],
  ],
  "POST /api/auth/desktop/grant": [
    [{}, "codeChallenge"],
    [{ codeChallenge: "short" }, "codeChallenge"],
  ],
  "POST /api/auth/desktop/exchange": [
    [{}, "code"],
    [{ code: "x" }, "codeVerifier"],
    [{ code: "x", codeVerifier: "short" }, "codeVerifier"],
  ],
  "POST /api/history": [
    [{}, "id"],
    [{ id: "1" }, "id"],
  ],
  "DELETE /api/account": [
    [{}, "confirm"],
    [{ confirm: true }, "confirm"],
    ["yes", ""],
  ],
};

const validationAnswerSchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});

function routesOf(app: Hono<AppEnv>): string[] {
  const routes = inspectRoutes(app).filter(({ isMiddleware, method }) => !isMiddleware && method !== "ALL");
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
}

describe("every route of the API", () => {
  const database = testDatabase(databases[0].open);
  let app: Hono<AppEnv>;
  let routes: string[];
  beforeAll(async () => {
    app = testApp({ db: database.db });
    routes = routesOf(app);
  });

  const ask = async (route: string, init: RequestInit) => {
    const [method = "", path = ""] = route.split(" ");
    return await app.request(path.replaceAll(/:\w+/g, "1"), { ...init, method });
  };
  const bodyRoutes = () =>
    routes.filter(
      (route) =>
        route in wrongBodies || (/^(POST|PUT|PATCH) /.test(route) && !bodilessRoutes.includes(route)),
    );
  const origin = "http://localhost:8787";
  // An admin, who gets as far as the body everywhere.
  const user = (body: unknown) =>
    humanizeInit(null, body, { ...bearer(idToken({ email: "admin@example.com" })), origin });

  it("is walked: the list is not empty and holds the known ones", () => {
    expect(routes).toEqual(
      expect.arrayContaining([
        ...Object.keys(publicRoutes),
        ...Object.keys(wrongBodies),
        ...Object.keys(guestRoutes),
      ]),
    );
  });

  it("answers 401 without credentials, unless it is on the public list", async () => {
    for (const route of routes) {
      const { status } = await ask(route, { headers: { origin } });
      expect(status, route).toBe(publicRoutes[route] ?? 401);
    }
  });

  it("answers 401 to a token that is not valid, unless it is on the public list", async () => {
    for (const route of routes) {
      const { status } = await ask(route, { headers: { ...bearer("not.a.token"), origin } });
      expect(status, route).toBe(publicRoutes[route] ?? 401);
    }
  });

  it("answers 401 to a guest, unless it is for guests or on the public list", async () => {
    for (const route of routes) {
      const { status } = await ask(route, { headers: { "x-guest-session": crypto.randomUUID(), origin } });
      expect(status, route).toBe(guestRoutes[route] ?? publicRoutes[route] ?? 401);
    }
  });

  it("answers 403 to users where only admins may ask, a demo user and an unverified admin among them", async () => {
    const { userId } = await newMember(database.db);
    const now = Date.now();
    await insertSession(database.db, { value: "demo", userId, authTime: now, expiresAt: now + 60_000 });
    const callers = [
      bearer(idToken()),
      bearer(idToken({ email: "admin@example.com", emailVerified: false })),
      { cookie: "ai-humanizer-session=demo" },
    ];
    const admins = routes.filter(isAdminRoute);
    expect(admins.length).toBeGreaterThan(10);
    for (const route of admins) {
      for (const headers of callers) {
        const answer = await ask(route, { headers: { ...headers, origin } });
        expect(answer.status, route).toBe(403);
        expect(await answer.json()).toMatchObject({ code: "forbidden" });
      }
    }
  });

  it("answers 403 where another site made the browser send the cookie, and changes nothing", async () => {
    const { userId } = await newMember(database.db);
    const now = Date.now();
    await insertSession(database.db, { value: "cookie", userId, authTime: now, expiresAt: now + 60_000 });
    const headers = { cookie: "ai-humanizer-session=cookie", origin: "https://evil.example" };
    const atRisk = routes.filter((each) => !each.startsWith("GET ") && !serverRoutes.includes(each));
    for (const route of atRisk) {
      const answer = await ask(route, { ...user({}), headers });
      expect(answer.status, route).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "cross_site_request" });
    }
  });

  it("answers 400 to malformed JSON", async () => {
    for (const route of bodyRoutes()) {
      for (const body of ["", "{", '{"text": "Hi"']) {
        const answer = await ask(route, user(body));
        expect(answer.status, route).toBe(400);
        expect(await answer.json()).toMatchObject({ code: "malformed_json" });
      }
    }
  });

  it("answers 413 to a body over 256 KB, announced or streamed", async () => {
    const body = JSON.stringify({ text: "x".repeat(256 * 1024) });
    for (const route of bodyRoutes()) {
      const announced = await ask(route, {
        ...user(body),
        headers: { ...user("").headers, "content-length": String(body.length) },
      });
      const streamed = await ask(route, user(body));
      for (const answer of [announced, streamed]) {
        expect(answer.status, route).toBe(413);
        expect(await answer.json()).toMatchObject({ code: "body_too_large" });
      }
    }
  });

  it("answers 422 to a body of the wrong shape, pointing at the field", async () => {
    for (const route of bodyRoutes()) {
      const bodies = wrongBodies[route];
      expect(bodies, `bodies of the wrong shape for ${route}`).toBeDefined();
      for (const [body, field] of bodies ?? []) {
        const answer = await ask(route, user(JSON.stringify(body)));
        expect(answer.status, `${route} ${JSON.stringify(body)}`).toBe(422);
        const { code, message, issues } = validationAnswerSchema.parse(await answer.json());
        expect(code).toBe("validation_failed");
        expect(issues[0]?.path).toBe(field);
        expect(message).toContain(field);
        expect(message).not.toMatch(/^\W*Invalid input$/);
      }
    }
  });
});
