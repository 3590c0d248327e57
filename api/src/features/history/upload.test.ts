import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { newMember } from "../../../test/member.ts";
import { insertUpload } from "./history.repository.ts";

describe.each(databases)("uploading to the history on $name", ({ open }) => {
  const database = testDatabase(open);

  const item = () => ({
    id: crypto.randomUUID(),
    title: "Offline",
    originalText: "We utilize tools.",
    humanizedText: "We use tools.",
    tone: "casual",
    createdAt: "2026-01-02T03:04:05.000Z",
  });
  const ask = (headers: Record<string, string>, body?: unknown) =>
    testApp({ db: database.db }).request("/api/history", {
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  it("stores the item once, charges nothing, and counts no run", async () => {
    const headers = bearer(idToken());
    const entry = item();
    for (const _ of [1, 2]) expect(await (await ask(headers, entry)).json()).toEqual(entry);
    expect(await (await ask(headers)).json()).toEqual([entry]);
    const me = await testApp({ db: database.db }).request("/api/auth/me", { headers });
    expect(await me.json()).toMatchObject({ monthlyUsage: 0 });
  });

  it("takes 1,000 a day of a user, so that nobody fills the disk", async () => {
    const uid = crypto.randomUUID();
    const { userId } = await newMember(database.db, { uid });
    const today = new Date().toISOString().slice(0, 10);
    const counter = { subject: `user:${userId}`, period: `uploads ${today}`, used: 999, forgetAt: null };
    await database.db.insertInto("quotaCounters").values(counter).execute();
    const headers = bearer(idToken({ uid }));
    expect((await ask(headers, item())).status).toBe(200);
    const answer = await ask(headers, item());
    expect([answer.status, await answer.json()]).toMatchObject([429, { code: "rate_limited" }]);
    expect(await (await ask(headers)).json()).toHaveLength(1);
    expect((await ask(bearer(idToken()), item())).status).toBe(200);
  });

  it("does not give away or change what is somebody else's", async () => {
    const entry = item();
    const owner = bearer(idToken());
    await ask(owner, entry);
    const answer = await ask(bearer(idToken()), { ...entry, humanizedText: "Mine now." });
    expect(answer.status).toBe(409);
    expect(await (await ask(owner)).json()).toEqual([entry]);
  });

  it("keeps nothing for an account that was erased meanwhile", async () => {
    const upload = { ...item(), userId: "erased", tone: "casual" as const, createdAt: 1 };
    expect(await insertUpload(database.db, upload)).toBeUndefined();
    const rows = await database.db
      .selectFrom("humanizations")
      .select("id")
      .where("id", "=", upload.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it("takes no time in the future, which would stay on top", async () => {
    const answer = await ask(bearer(idToken()), { ...item(), createdAt: "2999-01-01T00:00:00.000Z" });
    const { createdAt } = (await answer.json()) as { createdAt: string };
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
  });
});
