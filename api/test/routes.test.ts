import type { Hono } from "hono";
import { inspectRoutes } from "hono/dev";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { AppEnv } from "../src/http/env.ts";
import { humanizeInit, testApp } from "./app.ts";
import { databases, type TestDatabase } from "./databases.ts";

/** The calls that need no credentials. Whoever adds to this list opens a route to everyone. */
const publicRoutes = ["GET /api/config", "GET /api/health", "GET /api/ready"];

/** Bodies of the wrong shape, and the field that the answer must point at. */
const wrongBodies: Readonly<Record<string, readonly (readonly [body: unknown, field: string])[]>> = {
  "POST /api/humanize": [
    [{}, "text"],
    [{ text: 7 }, "text"],
    [{ text: "Hi", tone: "rude" }, "tone"],
    [{ text: "Hi", preserveLength: "yes" }, "preserveLength"],
    [{ text: "Hi", mode: "turbo" }, "mode"],
    [{ text: "Hi", keep: ["ok", 7] }, "keep.1"],
    [[], ""],
    ["a string", ""],
    [null, ""],
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
  let database: TestDatabase;
  let app: Hono<AppEnv>;
  let routes: string[];
  beforeAll(async () => {
    database = await databases[0].open();
    app = testApp({ db: database.db });
    routes = routesOf(app);
  });
  afterAll(() => database.drop());

  const ask = async (route: string, init: RequestInit) => {
    const [method = "", path = ""] = route.split(" ");
    return await app.request(path.replaceAll(/:\w+/g, "1"), { ...init, method });
  };
  const bodyRoutes = () => routes.filter((route) => /^(POST|PUT|PATCH) /.test(route));
  const guest = (body: unknown) => humanizeInit(crypto.randomUUID(), body);

  it("is walked: the list is not empty and holds the known ones", () => {
    expect(routes).toEqual(expect.arrayContaining([...publicRoutes, ...Object.keys(wrongBodies)]));
  });

  it("answers 401 without credentials, unless it is on the public list", async () => {
    for (const route of routes) {
      const { status } = await ask(route, {});
      if (publicRoutes.includes(route)) expect(status, route).toBe(200);
      else expect(status, route).toBe(401);
    }
  });

  it("answers 400 to malformed JSON", async () => {
    for (const route of bodyRoutes()) {
      for (const body of ["", "{", '{"text": "Hi"']) {
        const answer = await ask(route, guest(body));
        expect(answer.status, route).toBe(400);
        expect(await answer.json()).toMatchObject({ code: "malformed_json" });
      }
    }
  });

  it("answers 413 to a body over 256 KB, announced or streamed", async () => {
    const body = JSON.stringify({ text: "x".repeat(256 * 1024) });
    for (const route of bodyRoutes()) {
      const announced = await ask(route, {
        ...guest(body),
        headers: { ...guest("").headers, "content-length": String(body.length) },
      });
      const streamed = await ask(route, guest(body));
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
        const answer = await ask(route, guest(JSON.stringify(body)));
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
