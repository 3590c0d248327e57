import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { databases, testDatabase } from "../../../test/databases.ts";
import type { AppEnv } from "../../http/env.ts";
import { errorHandler } from "../../http/error-handler.ts";
import type { Account } from "../../identity/actor.ts";
import { createLogger } from "../../log.ts";
import { audit, noteDetails } from "./audit.ts";

describe.each(databases)("the audit log on $name", ({ open }) => {
  const database = testDatabase(open);

  const entries = () =>
    database.db
      .selectFrom("adminAudit")
      .select(["action", "details", "status", "times", "adminEmail"])
      .orderBy("firstAt")
      .orderBy("action")
      .execute();

  it("has an entry of what changes something before that is done, and completes it", async () => {
    let now = 1000;
    const before: unknown[] = [];
    const app = new Hono<AppEnv>();
    app.onError(errorHandler(createLogger("silent")));
    app.use(async (c, next) => {
      // All that it needs of one.
      c.set("account", { profile: { email: "boss@example.com" } } as Account);
      await next();
    });
    app.use(audit({ db: database.db, clock: () => now++, newId: () => crypto.randomUUID() }));
    app.post("/things/:id", async (c) => {
      before.push(...(await entries()));
      noteDetails(c, { thing: c.req.param("id") });
      return c.json({}, 201);
    });
    app.delete("/things/:id", () => {
      throw new Error("broken");
    });
    app.get("/things", (c) => c.json({}));

    expect((await app.request("/things/7", { method: "POST" })).status).toBe(201);
    const entry = { adminEmail: "boss@example.com", times: 1 };
    expect(before).toEqual([{ ...entry, action: "POST /things/7", details: "{}", status: 0 }]);
    expect((await app.request("/things/8", { method: "DELETE" })).status).toBe(500);
    for (const method of ["GET", "GET", "HEAD"]) await app.request("/things", { method });
    expect(await entries()).toEqual([
      { ...entry, action: "POST /things/:id", details: '{"thing":"7"}', status: 201 },
      { ...entry, action: "DELETE /things/:id", details: '{"id":"8"}', status: 500 },
      { ...entry, action: "GET /things", details: "{}", status: 200, times: 2 },
      { ...entry, action: "HEAD /things", details: "{}", status: 200 },
    ]);
  });
});
