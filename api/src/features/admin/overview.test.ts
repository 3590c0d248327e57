import { overviewSchema } from "@ai-humanizer/shared/admin";
import { describe, expect, it } from "vitest";
import { adminArea, now } from "../../../test/admin-area.ts";
import { humanizeInit } from "../../../test/app.ts";
import { databases } from "../../../test/databases.ts";
import { fakeHumanizer } from "../../../test/fake-humanizer.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { createLogger } from "../../log.ts";
import { maintain } from "../../maintenance.ts";

const dayMs = 86_400_000;

describe.each(databases)("the overview on $name", ({ open }) => {
  const { db, app, get, member, payment, humanize } = adminArea(open);

  it("sums up the days: signups, conversion, humanizations, failures, revenue", async () => {
    const paying = await member("ana", { createdAt: now - dayMs });
    await member("maya", { createdAt: now - dayMs });
    await payment(paying, "in_1", { createdAt: now - dayMs });
    await payment(paying, "in_2");
    await payment(paying, "in_3", { status: "failed" });
    await payment(paying, "in_4", { amount: 2499, refunded: 2499 });
    await payment(paying, "in_5", { amount: 2499, refunded: 2000 });
    await humanize("ana", "We utilize tools.");
    const broken = fakeHumanizer(() => {
      throw new Error("broken");
    });
    const session = crypto.randomUUID();
    const failing = await app({ humanizer: broken }).request("/api/humanize", humanizeInit(session));
    expect(failing.status).toBe(500);
    // Not a failure of ours.
    const empty = humanizeInit(session, { text: " " });
    expect((await app().request("/api/humanize", empty)).status).toBe(422);
    const { days } = overviewSchema.parse(await get("overview?days=3"));
    expect(days).toEqual([
      {
        day: "2026-11-19",
        signups: 0,
        converted: 0,
        humanizations: 0,
        failures: 0,
        revenue: 0,
        failedPayments: 0,
      },
      {
        day: "2026-11-20",
        signups: 2,
        converted: 1,
        humanizations: 0,
        failures: 0,
        revenue: 999,
        failedPayments: 0,
      },
      // The admin signed up today.
      {
        day: "2026-11-21",
        signups: 1,
        converted: 0,
        humanizations: 1,
        failures: 1,
        revenue: 999 + 499,
        failedPayments: 1,
      },
    ]);
  });

  it("keeps the past as it was when accounts and texts are deleted, and nobody's name with it", async () => {
    const paying = await member("ana", { createdAt: now - dayMs });
    await payment(paying, "in_1", { createdAt: now - dayMs, refunded: 200 });
    await payment(paying, "in_2", { status: "failed" });
    await member("maya");
    const own = (uid: string) => bearer(idToken({ uid, email: `${uid}@example.org`, at: now }));
    for (const uid of ["ana", "maya", "maya"]) await humanize(uid, "We utilize tools.");
    const guests = await app().request(
      "/api/humanize",
      humanizeInit(crypto.randomUUID(), { text: "We utilize it." }),
    );
    expect(guests.status).toBe(200);
    const before = overviewSchema.parse(await get("overview?days=2"));
    expect(before.days).toMatchObject([
      { signups: 1, converted: 1, revenue: 799 },
      { signups: 2, humanizations: 4, failedPayments: 1 },
    ]);

    const init = { method: "DELETE", headers: { ...own("ana"), "content-type": "application/json" } };
    const body = JSON.stringify({ confirm: "ana@example.org" });
    expect((await app().request("/api/account", { ...init, body })).status).toBe(200);
    const [mine] = await db()
      .selectFrom("humanizations")
      .select("id")
      .where("userId", "is not", null)
      .execute();
    await app().request(`/api/history/${mine?.id}`, { method: "DELETE", headers: own("maya") });
    for (let round = 0; round < 2; round++) {
      await maintain({
        db: db(),
        clock: () => now + dayMs,
        log: createLogger("silent"),
        guestHistoryDays: 0,
      });
    }
    expect(await db().selectFrom("humanizations").select("id").execute()).toHaveLength(1);
    expect(overviewSchema.parse(await get("overview?days=2"))).toEqual(before);
  });
});
