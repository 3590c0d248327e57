import { modes, tones } from "@ai-humanizer/engine";
import { humanizeRequestSchema, humanizeResponseSchema, trialSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../../../test/fake-humanizer.ts";
import { bearer, idToken } from "../../../test/id-token.ts";

it("takes every tone and mode that the engine has", () => {
  for (const tone of tones) expect(humanizeRequestSchema.parse({ text: "Hi", tone }).tone).toBe(tone);
  for (const mode of modes) expect(humanizeRequestSchema.parse({ text: "Hi", mode }).mode).toBe(mode);
});

describe.each(databases)("POST /api/humanize on $name", ({ open }) => {
  const database = testDatabase(open);

  it("rewrites a guest's text and answers by the contract", async () => {
    const app = testApp({ db: database.db });
    const answer = await app.request("/api/humanize", humanizeInit(crypto.randomUUID()));
    expect(answer.status).toBe(200);
    const body = humanizeResponseSchema.parse(await answer.json());
    expect(body).toMatchObject({ humanizedText: "We use tools.", isFirstHumanization: true });
  });

  it("gives a guest two successes, of which only the first is the first", async () => {
    const app = testApp({ db: database.db });
    const session = crypto.randomUUID();
    const first = await app.request("/api/humanize", humanizeInit(session));
    const second = await app.request("/api/humanize", humanizeInit(session));
    const third = await app.request("/api/humanize", humanizeInit(session));
    expect(await first.json()).toMatchObject({ isFirstHumanization: true });
    expect(await second.json()).toMatchObject({ isFirstHumanization: false });
    expect(third.status).toBe(403);
    expect(await third.json()).toMatchObject({
      message: "Free trial usage limit reached",
      code: "guest_limit_exceeded",
    });
  });

  it("tells a caller without a name how to call as a guest", async () => {
    const answer = await testApp({ db: database.db }).request("/api/humanize", humanizeInit(null));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("x-guest-session") });
  });

  it("tells a guest what is used of the trial, and only a guest", async () => {
    const app = testApp({ db: database.db });
    const session = crypto.randomUUID();
    const trial = async (headers: Readonly<Record<string, string>>) => {
      const answer = await app.request("/api/trial", { headers });
      return answer.ok ? trialSchema.parse(await answer.json()) : answer.status;
    };
    expect(await trial({ "x-guest-session": session })).toEqual({ used: 0 });
    await app.request("/api/humanize", humanizeInit(session));
    expect(await trial({ "x-guest-session": session })).toEqual({ used: 1 });
    expect(await trial({ "x-guest-session": session, ...bearer(idToken()) })).toBe(403);
  });

  it("lets exactly one of 20 parallel requests through on the last use", async () => {
    const humanizer = fakeHumanizer(async (text, options) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return fakeOutcome(text, options);
    });
    const app = testApp({ db: database.db, humanizer });
    const session = crypto.randomUUID();
    await app.request("/api/humanize", humanizeInit(session));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.request("/api/humanize", humanizeInit(session))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 403),
    ]);
  });

  it("limits guest uses by client address and day, whatever the session", async () => {
    let now = Date.UTC(2025, 10, 21, 23, 59);
    const app = testApp({
      db: database.db,
      clock: () => now,
      env: { GUEST_USES_PER_ADDRESS: "3", TRUSTED_PROXIES: "1" },
    });
    const call = async (address: string) => {
      const init = humanizeInit(crypto.randomUUID(), undefined, { "x-forwarded-for": address });
      return (await app.request("/api/humanize", init)).status;
    };
    const statuses = await Promise.all(Array.from({ length: 8 }, () => call("203.0.113.7")));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(await call("203.0.113.8")).toBe(200);
    now += 120_000;
    expect(await call("203.0.113.7")).toBe(200);
  });
});
