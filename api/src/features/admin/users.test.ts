import { adminUsersSchema } from "@ai-humanizer/shared/admin";
import { describe, expect, it } from "vitest";
import { adminArea, now } from "../../../test/admin-area.ts";
import { databases } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";

describe.each(databases)("the list of users on $name", ({ open }) => {
  const { db, app, get, member, humanize } = adminArea(open);

  it("lists users with plan, usage, place and time, newest first", async () => {
    await member("ana", { createdAt: now - 2000, country: "NL", city: "Utrecht" });
    await member("maya", { createdAt: now - 1000, subscriptionPlan: "premium" });
    await humanize("maya", "We utilize tools.");
    const { users, total, found, sorted } = adminUsersSchema.parse(await get("users"));
    const known = users.filter(({ username }) => username !== "admin");
    expect(known.map(({ username }) => username)).toEqual(["maya", "ana"]);
    expect(known[0]).toMatchObject({
      email: "maya@example.org",
      subscriptionPlan: "premium",
      monthlyUsage: 1,
    });
    expect(known[1]).toMatchObject({
      monthlyUsage: 0,
      country: "NL",
      city: "Utrecht",
      subscriptionPlan: null,
    });
    expect(known[1]?.createdAt).toBe(new Date(now - 2000).toISOString());
    expect([total, found, sorted]).toEqual([3, 3, "newest signups first"]);
  });

  it("pages, searches and sorts users", async () => {
    for (let n = 0; n < 5; n++) await member(`user${n}`, { createdAt: now - n * 1000 });
    const names = async (query: string) => {
      const { users, found } = adminUsersSchema.parse(await get(`users?${query}`));
      return [...users.map(({ username }) => username), found];
    };
    expect(await names("q=USER&limit=2&offset=1")).toEqual(["user1", "user2", 5]);
    expect(await names("q=user&sort=email&order=asc&limit=2")).toEqual(["user0", "user1", 5]);
    expect(await names("q=user3%40example")).toEqual(["user3", 1]);
    expect(await names("q=100%25_")).toEqual([0]);
    await humanize("user4", "We utilize tools.");
    expect(await names("q=user&sort=monthlyUsage&limit=1")).toEqual(["user4", 5]);
  });

  it("finds users by the name that they go by, and tells it", async () => {
    await member("ana", { displayName: "José Ruiz" });
    await member("maya");
    const { users, found } = adminUsersSchema.parse(await get("users?q=josé"));
    expect(found).toBe(1);
    expect(users).toMatchObject([{ username: "ana", displayName: "José Ruiz" }]);
    const [maya] = adminUsersSchema.parse(await get("users?q=maya")).users;
    expect(maya).toMatchObject({ displayName: null });
  });

  it("sorts who never subscribed among the free, and places that nobody knows last", async () => {
    await member("ana", { subscriptionPlan: "free", country: "NL", createdAt: now - 3000 });
    await member("bo", { subscriptionPlan: "premium", country: null, createdAt: now - 2000 });
    await member("cy", { subscriptionPlan: null, country: "DE", createdAt: now - 1000 });
    await member("Di", { subscriptionPlan: "basic", email: "Di@example.org", country: null });
    const sorted = async (sort: string) => {
      const { users } = adminUsersSchema.parse(await get(`users?q=example.org&sort=${sort}`));
      return users.map((user) => [user.email.slice(0, 2), user.subscriptionPlan ?? "free", user.country]);
    };
    const plans = async (order: string) =>
      (await sorted(`subscriptionPlan&order=${order}`)).map(([, plan]) => plan);
    expect(await plans("asc")).toEqual(["basic", "free", "free", "premium"]);
    expect(await plans("desc")).toEqual(["premium", "free", "free", "basic"]);
    const places = async (order: string) =>
      (await sorted(`country&order=${order}`)).map(([, , place]) => place);
    expect(await places("asc")).toEqual(["DE", "NL", null, null]);
    expect(await places("desc")).toEqual(["NL", "DE", null, null]);
    const emails = (await sorted("email&order=asc")).map(([email]) => email);
    expect(emails).toEqual(["an", "bo", "cy", "Di"]);
  });

  it("takes the longest page, and 25 rows without a word", async () => {
    for (let n = 0; n < 30; n++) await member(`user${n}`);
    expect(adminUsersSchema.parse(await get("users")).users).toHaveLength(25);
    expect(adminUsersSchema.parse(await get("users?limit=500")).users).toHaveLength(31);
    expect(adminUsersSchema.parse(await get("users?limit=1")).users).toHaveLength(1);
  });

  it("learns a user's place from the edge, if a trusted proxy stands in front", async () => {
    const visit = async (uid: string, env: Record<string, string>, headers: Record<string, string>) => {
      const own = { ...bearer(idToken({ uid, at: now })), ...headers };
      await app({ env }).request("/api/auth/me", { headers: own });
      const place = db().selectFrom("profiles").select(["country", "city"]);
      return await place.where("identity", "=", `firebase:${uid}`).executeTakeFirst();
    };
    const utf8 = Buffer.from("Zürich").toString("latin1");
    const headers = { "cf-ipcountry": "CH", "cf-ipcity": utf8 };
    expect(await visit("liar", {}, headers)).toEqual({ country: null, city: null });
    const proxied = { TRUSTED_PROXIES: "1" };
    expect(await visit("swiss", proxied, headers)).toEqual({ country: "CH", city: "Zürich" });
    expect(await visit("swiss", proxied, {})).toEqual({ country: "CH", city: "Zürich" });
    expect(await visit("swiss", proxied, { "cf-ipcountry": "NL" })).toEqual({ country: "NL", city: null });
    const own = { ...proxied, COUNTRY_HEADER: "x-country", CITY_HEADER: "x-city" };
    const others = { "x-country": "JP", "x-city": "Kyoto", ...headers };
    expect(await visit("japanese", own, others)).toEqual({ country: "JP", city: "Kyoto" });
    expect(await visit("tor", proxied, { "cf-ipcountry": "T1" })).toEqual({ country: null, city: null });
  });
});
