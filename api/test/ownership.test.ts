import { historyCursor } from "@ai-humanizer/shared";
import type { Hono } from "hono";
import { inspectRoutes } from "hono/dev";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { AppEnv } from "../src/http/env.ts";
import { humanizeInit, testApp } from "./app.ts";
import { databases, testDatabase } from "./databases.ts";
import { bearer, idToken } from "./id-token.ts";

const marker = "the-owners-secret";
const owner = bearer(idToken({ uid: "owner-uid", email: "owner@example.org", name: marker }));
const origin = "http://localhost:8787";

describe.each(databases)("what belongs to a user on $name", ({ open }) => {
  const database = testDatabase(open);
  let app: Hono<AppEnv>;
  beforeAll(async () => {
    app = testApp({ db: database.db, env: { RATE_LIMIT_CALLS: "100000" } });
    for (let run = 0; run < 3; run++) {
      const answer = await app.request(
        "/api/humanize",
        humanizeInit(null, { text: `Run ${run} of ${marker}: we utilize a plethora of tools.` }, owner),
      );
      expect(answer.status).toBe(200);
    }
    const [item] = await humanizations();
    await app.request(`/api/history/${item?.id}`, { method: "DELETE", headers: owner });
  });

  const humanizations = () => database.db.selectFrom("humanizations").selectAll().orderBy("id").execute();

  /** All that the database holds of the owner. */
  async function belongings(): Promise<readonly unknown[]> {
    const { id } = await database.db
      .selectFrom("profiles")
      .selectAll()
      .where("identity", "=", "firebase:owner-uid")
      .executeTakeFirstOrThrow();
    const tables = await database.db.introspection.getTables();
    const rows = tables.map(
      async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(database.db)).rows,
    );
    return (await Promise.all(rows))
      .flat()
      .map((row) => JSON.stringify(row))
      .filter((row) => row.includes(id) || row.includes(marker))
      .toSorted();
  }

  /** Whatever somebody could put where an id goes: each text of the owner's rows, and the cursors made of them. */
  async function idsOfOwner(): Promise<readonly string[]> {
    const texts = (await belongings()).flatMap((row) => Object.values(JSON.parse(String(row))));
    const cursors = (await humanizations()).map(({ id, createdAt }) =>
      historyCursor({ id, createdAt: new Date(createdAt + 1).toISOString() }),
    );
    return [...new Set(texts.filter((text) => typeof text === "string")), ...cursors];
  }

  const routes = () =>
    inspectRoutes(app)
      .filter(
        ({ isMiddleware, method, path }) => !isMiddleware && method !== "ALL" && path.startsWith("/api/"),
      )
      .map(({ method, path }) => ({ method, path }));

  /** A call with an id in every place that could take one. */
  const callWith = (path: string, method: string, id: string, headers: Record<string, string>) => {
    const place = encodeURIComponent(id);
    const query = ["id", "userId", "user", "email", "before", "q"]
      .map((name) => `${name}=${place}`)
      .join("&");
    const body = { id, userId: id, confirm: id, email: id, password: id, text: "Hi" };
    return app.request(
      `${path.replaceAll(/:\w+/g, place)}?${path.endsWith("/history") ? `q=${place}` : query}`,
      {
        method,
        headers: { ...headers, origin, "content-type": "application/json" },
        ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
      },
    );
  };

  it("is out of reach of every route, whichever of its ids is named", { timeout: 120_000 }, async () => {
    const before = await belongings();
    const ids = await idsOfOwner();
    expect(before.length).toBeGreaterThan(6);
    expect(ids.length).toBeGreaterThan(15);
    expect(routes().length).toBeGreaterThan(12);
    const others = [
      {},
      { "x-guest-session": crypto.randomUUID() },
      bearer(idToken({ email: "other@example.org" })),
      bearer(idToken({ email: "owner@example.org.evil.example", name: "owner-uid" })),
      bearer(idToken({ email: "admin@example.com", emailVerified: false })),
    ];
    for (const headers of others) {
      for (const { method, path } of routes()) {
        for (const id of ids) {
          const answer = await callWith(path, method, id, headers);
          // An error may repeat what was asked for.
          const said = answer.ok ? await answer.text() : "";
          expect(said, `${method} ${path} with ${id}`).not.toContain(marker);
        }
      }
    }
    expect(await belongings()).toEqual(before);
  });

  it("is in reach of the user, so that the walk proves something", async () => {
    const answers = await Promise.all(
      ["/api/auth/me", "/api/history", "/api/account/export"].map((path) =>
        app.request(path, { headers: owner }),
      ),
    );
    for (const answer of answers) expect(await answer.text()).toContain(marker);
    const deleted = (await humanizations()).find(({ deletedAt }) => deletedAt !== null);
    const restored = await app.request(`/api/history/${deleted?.id}/restore`, {
      method: "POST",
      headers: owner,
    });
    expect(restored.status).toBe(200);
  });
});
