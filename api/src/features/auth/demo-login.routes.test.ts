import { profileSchema, publicConfigSchema } from "@ai-humanizer/shared";
import { beforeEach, describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { mailSettings, stripeSettings } from "../../../test/production.ts";
import { createLogger } from "../../log.ts";
import { maintain } from "../../maintenance.ts";

const origin = "http://localhost:8787";
const right = { email: "demo@example.com", password: "try-the-demo" };
const wrong = { ...right, password: "guess" };

describe.each(databases)("the demo login on $name", ({ open }) => {
  const database = testDatabase(open);
  let now: number;
  let address: string;
  let addresses = 0;
  beforeEach(() => {
    now = Date.now();
    addresses += 1;
    address = `10.0.0.${addresses}`;
  });

  const request = async (path: string, init: RequestInit = {}, env: Record<string, string> = {}) => {
    const app = testApp({ db: database.db, clock: () => now, env: { TRUSTED_PROXIES: "1", ...env } });
    const headers = { origin, "x-forwarded-for": address, ...Object.fromEntries(new Headers(init.headers)) };
    return await app.request(path, { ...init, headers });
  };
  const logIn = (body: object = right, headers = {}, env = {}) =>
    request("/api/auth/login", { method: "POST", headers, body: JSON.stringify(body) }, env);
  const cookieOf = (answer: Response) => (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const me = async (cookie: string) => await request("/api/auth/me", { headers: { cookie } });

  /** What is kept though its time is over. */
  const expired = (table: "sessions" | "loginFailures") =>
    database.db.selectFrom(table).selectAll().where("expiresAt", "<=", now).execute();

  it("starts a session by a cookie that no script can read and no other site can use", async () => {
    const answer = await logIn();
    expect(await answer.json()).toEqual({ message: "Login successful" });
    expect(answer.headers.get("set-cookie")).toMatch(
      /^ai-humanizer-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const profile = profileSchema.parse(await (await me(cookieOf(answer))).json());
    expect(profile).toMatchObject({ email: right.email, plan: "free", isDemo: true, isAdmin: false });
  });

  it("takes the e-mail in any case, and keeps the cookie to HTTPS where the app is reached by it", async () => {
    const https = { PUBLIC_URL: "https://app.example.com" };
    const answer = await logIn({ ...right, email: " Demo@Example.com" }, { origin: https.PUBLIC_URL }, https);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it("has the limits of any user, and the session ends after a week or by logging out", async () => {
    const cookie = cookieOf(await logIn());
    const run = await request("/api/humanize", humanizeInit(null, undefined, { cookie, origin }));
    expect(run.status).toBe(200);
    now += 7 * 86_400_000 - 1;
    expect((await me(cookie)).status).toBe(200);
    now += 1;
    expect((await me(cookie)).status).toBe(401);
    await maintain({
      db: database.db,
      clock: () => now,
      log: createLogger("silent"),
      guestHistoryDays: 30,
    });
    expect(await expired("sessions")).toEqual([]);

    const another = cookieOf(await logIn());
    const left = await request("/api/auth/logout", { method: "POST", headers: { cookie: another } });
    expect(left.status).toBe(200);
    expect(left.headers.get("set-cookie")).toMatch(/^ai-humanizer-session=; Max-Age=0; Path=\//);
    expect((await me(another)).status).toBe(401);
    expect((await request("/api/auth/logout", { method: "POST" })).status).toBe(200);
  });

  it.each([
    wrong,
    { ...right, email: "demo@example.org" },
    { email: "", password: "" },
    { ...right, password: `${right.password} ` },
  ])("refuses %j, not telling what is wrong", async (body) => {
    const answer = await logIn(body);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: "invalid_credentials",
      message: "Invalid email or password",
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("locks an address for 15 minutes after 5 failures, for the right password too", async () => {
    for (let attempt = 0; attempt < 5; attempt++) expect((await logIn(wrong)).status).toBe(401);
    now += 60_000;
    const locked = await logIn();
    expect(locked.status).toBe(429);
    expect(locked.headers.get("retry-after")).toBe("840");
    expect(await locked.json()).toMatchObject({
      code: "login_locked",
      message: "Too many failed logins. Please try again in 14 minutes.",
    });
    const here = address;
    address = "192.0.2.1";
    expect((await logIn()).status).toBe(200);
    address = here;
    now += 14 * 60_000 - 1;
    expect((await logIn()).status).toBe(429);
    now += 1;
    expect((await logIn()).status).toBe(200);
  });

  it("forgets failures after a success, and after a quarter of an hour", async () => {
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) expect((await logIn(wrong)).status).toBe(401);
      if (round === 0) expect((await logIn()).status).toBe(200);
      else now += 15 * 60_000;
    }
    await maintain({
      db: database.db,
      clock: () => now,
      log: createLogger("silent"),
      guestHistoryDays: 30,
    });
    expect(await expired("loginFailures")).toEqual([]);
    for (let attempt = 0; attempt < 5; attempt++) expect((await logIn(wrong)).status).toBe(401);
  });

  it("looks at five of 50 guesses at once", async () => {
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => logIn(wrong)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  it("is there, and told to the screen that it fills in, only with both settings", async () => {
    const production = {
      NODE_ENV: "production",
      PUBLIC_URL: origin,
      APP_SECRET: "x".repeat(32),
      FIREBASE_API_KEY: "k",
      FIREBASE_AUTH_DOMAIN: "d",
      FIREBASE_PROJECT_ID: "demo-ai-humanizer",
      FIREBASE_APP_ID: "a",
      ADMIN_EMAILS: "a@example.com",
      ...stripeSettings,
      ...mailSettings,
    };
    const shown = async (env: Record<string, string>) =>
      publicConfigSchema.parse(await (await request("/api/config", {}, env)).json()).demo;
    for (const env of [production, { ...production, DEMO_EMAIL: right.email }]) {
      expect((await logIn(right, {}, env)).status).toBe(404);
      expect(await shown(env)).toBeNull();
    }
    const both = { ...production, DEMO_EMAIL: right.email, DEMO_PASSWORD: right.password };
    expect((await logIn(right, {}, both)).status).toBe(200);
    expect(await shown(both)).toEqual(right);
  });

  describe("against other sites", () => {
    const evil = { origin: "https://evil.example" };
    const change = async (headers: Record<string, string>) =>
      (await request("/api/humanize", { ...humanizeInit(null), headers })).status;

    it("refuses calls of theirs that the cookie came with, changing nothing", async () => {
      const cookie = cookieOf(await logIn());
      const usage = async () => profileSchema.parse(await (await me(cookie)).json()).monthlyUsage;
      const before = await usage();
      const refusals = [
        { cookie, ...evil },
        { cookie, origin: "null" },
        { cookie, origin: `${origin}.evil.example` },
        { cookie, origin: "http://localhost:1234", "sec-fetch-site": "same-site" },
        { cookie, ...evil, "sec-fetch-site": "cross-site" },
      ];
      for (const headers of refusals) expect(await change(headers), JSON.stringify(headers)).toBe(403);
      const bare = testApp({ db: database.db });
      expect(
        (await bare.request("/api/humanize", { ...humanizeInit(null), headers: { cookie } })).status,
      ).toBe(403);
      expect(await usage()).toBe(before);
    });

    it("takes the app's own calls, wherever it is reached, and those of known origins", async () => {
      const cookie = cookieOf(await logIn());
      expect(await change({ cookie, origin })).toBe(200);
      expect(await change({ cookie, origin: "http://localhost:9", "sec-fetch-site": "same-origin" })).toBe(
        200,
      );
      expect(await change({ cookie, origin: "http://10.1.2.3:8787", host: "10.1.2.3:8787" })).toBe(200);
    });

    it("logs nobody in or out from another site", async () => {
      expect((await logIn(right, evil)).status).toBe(403);
      expect((await request("/api/auth/logout", { method: "POST", headers: evil })).status).toBe(403);
    });
  });
});
