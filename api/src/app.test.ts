import { publicConfigSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../test/app.ts";
import { databases, testDatabase } from "../test/databases.ts";
import { fakeHumanizer } from "../test/fake-humanizer.ts";
import { bearer, idToken } from "../test/id-token.ts";
import { createLogger } from "./log.ts";

describe("createApp", () => {
  const database = testDatabase(databases[0].open);

  it("tells the renderer its public settings", async () => {
    const answer = await testApp({ db: database.db }).request("/api/config");
    expect(publicConfigSchema.parse(await answer.json())).toMatchObject({
      provider: "local",
      firebase: null,
    });
  });

  it("refuses desktop apps that it no longer understands, and tells them which it does", async () => {
    const app = testApp({ db: database.db, env: { DESKTOP_MIN_VERSION: "1.10.0" } });
    const from = (path: string, version: string) =>
      app.request(path, { headers: { "x-desktop-version": version } });
    const refused = await from("/api/stats", "1.9.3");
    expect(refused.status).toBe(426);
    expect(await refused.json()).toMatchObject({ code: "update_needed" });
    expect((await from("/api/stats", "1.10.0")).status).toBe(401);
    expect((await app.request("/api/stats")).status).toBe(401);
    expect(await (await from("/api/config", "1.9.3")).json()).toMatchObject({ minDesktopVersion: "1.10.0" });
  });

  it("names the provider that the settings choose", async () => {
    const env = { OPENAI_BASE_URL: "http://localhost:11434/v1" };
    const answer = await testApp({ db: database.db, env }).request("/api/config");
    expect(await answer.json()).toMatchObject({ provider: "openai" });
  });

  it("is healthy and ready; not ready while it stops or without its database", async () => {
    const { db, drop } = await databases[0].open();
    let stopping = false;
    const app = testApp({ db, isStopping: () => stopping });
    expect(await (await app.request("/api/health")).json()).toEqual({ status: "ok" });
    expect((await app.request("/api/ready")).status).toBe(200);
    stopping = true;
    const refused = await app.request("/api/ready");
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    stopping = false;
    await drop();
    expect((await app.request("/api/ready")).status).toBe(503);
    expect((await app.request("/api/health")).status).toBe(200);
  });

  it("gives every answer a request id, in the header and in errors, and keeps a proxy's", async () => {
    const app = testApp({ db: database.db });
    const made = await app.request("/api/nothing");
    const id = made.headers.get("x-request-id");
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await made.json()).toMatchObject({ requestId: id });
    const kept = await app.request("/api/config", { headers: { "x-request-id": "from-the-proxy" } });
    expect(kept.headers.get("x-request-id")).toBe("from-the-proxy");
    const forged = await app.request("/api/config", { headers: { "x-request-id": "<script>" } });
    expect(forged.headers.get("x-request-id")).not.toBe("<script>");
  });

  it.each([
    ["/api/health", {}],
    ["/api/config", {}],
    ["/api/nothing", {}],
    ["/api/humanize", { method: "POST" }],
  ])("sends secure headers with %s", async (at, init) => {
    const { headers } = await testApp({ db: database.db }).request(at, init);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("asks browsers to stay on HTTPS where the app is reached by it", async () => {
    const app = testApp({ db: database.db, env: { PUBLIC_URL: "https://app.example.com" } });
    const { headers } = await app.request("/api/health");
    expect(headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
  });

  it("lets browsers of known origins call it, and no others", async () => {
    const app = testApp({ db: database.db, env: { CORS_ORIGINS: "app://ai-humanizer" } });
    const preflight = (origin: string) =>
      app.request("/api/humanize", {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type,x-guest-session",
        },
      });
    const known = await preflight("app://ai-humanizer");
    expect(known.status).toBe(204);
    expect(known.headers.get("access-control-allow-origin")).toBe("app://ai-humanizer");
    expect(known.headers.get("access-control-allow-credentials")).toBe("true");
    expect(known.headers.get("access-control-allow-headers")).toContain("x-guest-session");
    expect((await preflight("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
    const refused = await app.request("/api/humanize", {
      method: "POST",
      headers: { origin: "app://ai-humanizer" },
    });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("access-control-allow-origin")).toBe("app://ai-humanizer");
  });

  it("holds calls and humanizes to their rates", async () => {
    const app = testApp({ db: database.db, env: { RATE_LIMIT_CALLS: "4", RATE_LIMIT_HUMANIZES: "2" } });
    const humanizes = [];
    for (let call = 0; call < 3; call++) {
      humanizes.push((await app.request("/api/humanize", humanizeInit(crypto.randomUUID()))).status);
    }
    expect(humanizes).toEqual([200, 200, 429]);
    expect((await app.request("/api/config")).status).toBe(200);
    expect((await app.request("/api/config")).status).toBe(429);
    expect((await app.request("/api/health")).status).toBe(200);
  });

  it("tells nothing of an unexpected error but the request id, and logs neither texts nor tokens", async () => {
    const lines: string[] = [];
    const log = createLogger("trace", { write: (line: string) => lines.push(line) });
    const secret = "Dear diary";
    const humanizer = fakeHumanizer(() => Promise.reject(new Error(`could not parse "${secret}"`)));
    const app = testApp({ db: database.db, log, humanizer });
    const session = crypto.randomUUID();
    const token = idToken({ uid: "the-uid", email: "the-email@example.org", name: "The Name" });
    const headers = { ...bearer(token), cookie: "ai-humanizer-session=the-cookie" };
    const failed = await app.request(
      "/api/humanize?q=the-query",
      humanizeInit(session, { text: secret }, headers),
    );
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({
      message: "Something went wrong. Please try again.",
      code: "internal",
      requestId: failed.headers.get("x-request-id"),
    });
    await app.request("/api/humanize", humanizeInit(session, `{"text": "${secret}`));
    await app.request(`/api/${secret}`);

    const logged = lines.map((line) => JSON.parse(line));
    expect(logged).toMatchObject([
      { level: 50, err: { name: "Error" }, requestId: failed.headers.get("x-request-id") },
      {
        level: 50,
        method: "POST",
        route: "/api/humanize",
        status: 500,
        actor: "user",
        ms: expect.any(Number),
      },
      { level: 30, route: "/api/humanize", status: 400 },
      { level: 30, method: "GET", status: 404, actor: null },
    ]);
    expect(lines.join("\n")).not.toMatch(/diary|the-uid|the-email|The Name|the-cookie|the-query/);
    expect(lines.join("\n")).not.toContain(token);
    expect(lines.join("\n")).not.toContain(session);
  });
});
