import { profileSchema } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";

describe.each(databases)("GET /api/auth/me on $name", ({ open }) => {
  const database = testDatabase(open);

  const app = (options = {}) => testApp({ db: database.db, ...options });
  const me = async (token: string, headers: Record<string, string> = {}) => {
    const answer = await app().request("/api/auth/me", { headers: { ...bearer(token), ...headers } });
    expect(answer.status).toBe(200);
    return profileSchema.parse(await answer.json());
  };
  const humanizeAs = async (headers: Record<string, string>) =>
    (await app().request("/api/humanize", humanizeInit(null, undefined, headers))).status;
  const history = async (token: string) =>
    await (await app().request("/api/history", { headers: bearer(token) })).json();
  const usedSession = async () => {
    const session = crypto.randomUUID();
    expect(await humanizeAs({ "x-guest-session": session })).toBe(200);
    return session;
  };

  it("creates the profile at the first sign-in", async () => {
    const name = `ada.${crypto.randomUUID().slice(0, 8)}`;
    const at = Date.now();
    const profile = await me(idToken({ email: `${name}+news@Example.org`, name: "Ada Lovelace", at }));
    expect(profile).toEqual({
      username: name,
      email: `${name}+news@Example.org`,
      displayName: "Ada Lovelace",
      subscriptionPlan: null,
      subscriptionStatus: "active",
      monthlyUsage: 0,
      isNewUser: true,
      plan: "free",
      monthlyLimit: 5,
      bonusLeft: 0,
      emailVerified: true,
      isAdmin: false,
      isDemo: false,
      createdAt: expect.any(String),
    });
    expect(Math.abs(Date.parse(profile.createdAt) - at)).toBeLessThan(60_000);
  });

  it("knows a new user for one as long as that sign-in lasts", async () => {
    const uid = crypto.randomUUID();
    const at = Date.now();
    expect((await me(idToken({ uid, at: at - 60_000 }))).isNewUser).toBe(true);
    expect((await me(idToken({ uid, at: at - 60_000 }))).isNewUser).toBe(true);
    expect((await me(idToken({ uid, at }))).isNewUser).toBe(false);
  });

  it("gives each user a name of their own, and 30 first calls at once the same profile", async () => {
    const name = `twin${crypto.randomUUID().slice(0, 8)}`;
    const uids = Array.from({ length: 10 }, () => crypto.randomUUID());
    const calls = uids.flatMap((uid) => [uid, uid, uid]);
    const names = await Promise.all(
      calls.map(async (uid) => (await me(idToken({ uid, email: `${name}@${uid}.org` }))).username),
    );
    const byUser = uids.map((_, index) => new Set(names.slice(index * 3, index * 3 + 3)));
    expect(byUser.map((own) => own.size)).toEqual(uids.map(() => 1));
    expect(new Set(names).size).toBe(10);
    expect(new Set(names)).toContain(name);
  });

  it("follows a changed e-mail and name", async () => {
    const uid = crypto.randomUUID();
    const { username } = await me(idToken({ uid, name: "Old" }));
    const changed = await me(idToken({ uid, email: `new-${uid}@example.org`, name: "New" }));
    expect(changed).toMatchObject({ username, email: `new-${uid}@example.org`, displayName: "New" });
  });

  it("tells an admin so", async () => {
    expect((await me(idToken({ email: "admin@example.com" }))).isAdmin).toBe(true);
  });

  it("gives the bonus and the history of the guest session that a new user comes from", async () => {
    const session = await usedSession();
    const uid = crypto.randomUUID();
    const token = idToken({ uid });
    expect(await me(token, { "x-guest-session": session })).toMatchObject({ bonusLeft: 2, monthlyUsage: 0 });
    expect(await history(token)).toMatchObject([{ originalText: "We utilize tools." }]);
    const stats = await app().request("/api/stats", { headers: bearer(token) });
    expect(await stats.json()).toEqual({ totalRewrites: 1, wordsProcessed: 3, avgTime: "<0.1s" });
    const again = await app().request("/api/humanize", humanizeInit(null, undefined, bearer(token)));
    expect(await again.json()).toMatchObject({ isFirstHumanization: false });
  });

  it("spends the bonus after the monthly ones, seven in all, and tells what is left", async () => {
    const session = await usedSession();
    const uid = crypto.randomUUID();
    const token = idToken({ uid });
    await me(token, { "x-guest-session": session });
    const seen = [];
    for (let run = 0; run < 8; run++) {
      const status = await humanizeAs({ ...bearer(token), "x-guest-session": session });
      const { monthlyUsage, bonusLeft } = await me(token);
      seen.push([status, monthlyUsage, bonusLeft]);
    }
    expect(seen).toEqual([
      [200, 1, 2],
      [200, 2, 2],
      [200, 3, 2],
      [200, 4, 2],
      [200, 5, 2],
      [200, 5, 1],
      [200, 5, 0],
      [403, 5, 0],
    ]);
  });

  it("gives no bonus for a session that was not used, nor one for a profile that is there already", async () => {
    const fresh = crypto.randomUUID();
    expect((await me(idToken(), { "x-guest-session": fresh })).bonusLeft).toBe(0);
    const token = idToken();
    await me(token);
    expect((await me(token, { "x-guest-session": await usedSession() })).bonusLeft).toBe(0);
    expect(await history(token)).toEqual([]);
  });

  it("gives the bonus of a session to one of ten users who come from it at once", async () => {
    const session = await usedSession();
    const tokens = Array.from({ length: 10 }, () => idToken());
    const bonuses = await Promise.all(
      tokens.map(async (token) => (await me(token, { "x-guest-session": session })).bonusLeft),
    );
    expect(bonuses.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    const owned = await Promise.all(tokens.map(history));
    expect(owned.flat()).toHaveLength(1);
  });

  it("gives one bonus to a user whose first calls name it at the same time", async () => {
    const session = await usedSession();
    const token = idToken();
    const calls = Array.from({ length: 10 }, () => me(token, { "x-guest-session": session }));
    expect((await Promise.all(calls)).map(({ bonusLeft }) => bonusLeft)).toEqual(Array(10).fill(2));
  });
});
