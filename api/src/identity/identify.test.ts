import { describe, expect, it } from "vitest";
import { databases, testDatabase } from "../../test/databases.ts";
import { bearer, idToken } from "../../test/id-token.ts";
import { newMember, subscribe } from "../../test/member.ts";
import { insertSession } from "../features/auth/session.repository.ts";
import { subjectOf } from "./actor.ts";
import { createIdentify } from "./identify.ts";
import { createTokenVerifier } from "./verify-token.ts";

const session = "0b9f2d3e-5c1a-4f6b-8a7d-1e2f3a4b5c6d";

describe.each(databases)("identify on $name", ({ open }) => {
  const database = testDatabase(open);

  const identify = async (headers: Record<string, string>, now = Date.now()) => {
    const keys = () => Promise.reject(new Error("nothing is signed"));
    const clock = () => now;
    const verifyToken = createTokenVerifier({
      projectId: "demo-ai-humanizer",
      keys,
      allowUnsigned: true,
      clock,
    });
    const deps = { db: database.db, verifyToken, clock, newId: () => crypto.randomUUID(), secret: "s" };
    const named = { sessionCookie: "session", adminEmails: ["boss@example.com"], locationOf: () => null };
    return await createIdentify({ ...deps, ...named })(new Headers(headers));
  };
  const signIn = async (...options: Parameters<typeof idToken>) =>
    (await identify(bearer(idToken(...options)))).actor;

  it("knows nobody without credentials", async () => {
    expect(await identify({})).toEqual({ actor: null, account: null });
  });

  it("knows a guest by a UUID, whatever its case", async () => {
    const { actor, account } = await identify({ "x-guest-session": session.toUpperCase() });
    expect(actor).toEqual({ kind: "guest", sessionId: session });
    expect(account).toBeNull();
  });

  it.each(["", "1", `${session}0`, "undefined", "' or 1=1 --"])(
    "refuses the guest session %j",
    async (value) => {
      const refusal = { status: 400, code: "invalid_guest_session" };
      await expect(identify({ "x-guest-session": value })).rejects.toMatchObject(refusal);
    },
  );

  it("knows a user by the token, the guest session notwithstanding, and always as the same", async () => {
    const token = idToken();
    const { actor } = await identify({ ...bearer(token), "x-guest-session": session });
    expect(actor).toEqual({ kind: "user", userId: expect.any(String), plan: "free", bonus: 0 });
    expect((await identify(bearer(token))).actor).toEqual(actor);
    expect(await signIn()).not.toEqual(actor);
  });

  it.each([
    "",
    "Bearer",
    "Bearer  ",
    "Basic abc",
    "Bearer a b",
    "Bearer nonsense",
    "Bearer a.b.c",
    "Bearer a.b.",
  ])("refuses the authorization %j, and does not fall back on a guest", async (authorization) => {
    const refusal = { status: 401, code: "invalid_token" };
    await expect(identify({ authorization, "x-guest-session": session })).rejects.toMatchObject(refusal);
  });

  it("knows an admin by a verified e-mail of the list, whatever its case, and by nothing else", async () => {
    expect(await signIn({ email: "Boss@Example.com" })).toMatchObject({ kind: "admin" });
    expect(await signIn({ email: "boss@example.com", emailVerified: false })).toMatchObject({ kind: "user" });
    expect(await signIn({ email: "boss@example.com.evil.org" })).toMatchObject({ kind: "user" });
  });

  it("knows the plan that holds now", async () => {
    const uid = crypto.randomUUID();
    const { userId } = await newMember(database.db, { uid });
    const planOf = async () =>
      (await signIn({ uid }))?.kind !== "guest" &&
      (await identify(bearer(idToken({ uid })))).account?.member.plan;
    expect(await planOf()).toBe("free");
    await subscribe(database.db, userId, { plan: "premium" });
    expect(await planOf()).toBe("premium");
    await subscribe(database.db, userId, { plan: "premium", status: "canceled" });
    expect(await planOf()).toBe("free");
  });

  it("knows a user by the session's cookie until it is over, never as an admin", async () => {
    const { userId } = await newMember(database.db);
    await database.db
      .updateTable("profiles")
      .set({ email: "boss@example.com" })
      .where("id", "=", userId)
      .execute();
    const value = crypto.randomUUID();
    await insertSession(database.db, { value, userId, authTime: 1000, expiresAt: 2000 });
    const cookie = `other=1; session=${value}`;
    const { actor, account } = await identify({ cookie, "x-guest-session": session }, 1999);
    expect(actor).toMatchObject({ kind: "user", userId });
    expect(account?.signIn).toEqual({ via: "session", authTime: 1000, emailVerified: false });
    expect((await identify({ cookie }, 2000)).actor).toBeNull();
    expect((await identify({ cookie: "session=forged" }, 1999)).actor).toBeNull();
  });

  it("does not keep the cookie's value", async () => {
    const { userId } = await newMember(database.db);
    await insertSession(database.db, { value: "the-secret", userId, authTime: 1, expiresAt: 2 });
    expect(JSON.stringify(await database.db.selectFrom("sessions").selectAll().execute())).not.toContain(
      "the-secret",
    );
  });
});

it("names each actor apart in tables", () => {
  const user = { userId: "u1", plan: "free", bonus: 0 } as const;
  expect(subjectOf({ kind: "guest", sessionId: session })).toBe(`guest:${session}`);
  expect(subjectOf({ kind: "user", ...user })).toBe("user:u1");
  expect(subjectOf({ kind: "admin", ...user })).toBe("user:u1");
});
