import { describe, expect, it } from "vitest";
import { adminArea, now } from "../../../test/admin-area.ts";
import { databases } from "../../../test/databases.ts";

describe.each(databases)("the export on $name", ({ open }) => {
  const { db, call, member } = adminArea(open);

  it("exports all that a search finds as CSV that no spreadsheet takes for a formula", async () => {
    for (let n = 0; n < 3; n++) await member(`user${n}`, { city: `=1+1"${n}` });
    const answer = await call("/api/admin/users/export?q=user&sort=email&order=asc&limit=1");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="users.csv"');
    const [head, ...lines] = (await answer.text()).trimEnd().split("\r\n");
    expect(head).toContain('"id","email","username","subscriptionPlan","monthlyUsage"');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`"user0@example.org","user0","",0,"","'=1+1""0"`);
    for (const list of ["humanizations", "payments", "subscriptions"]) {
      expect((await call(`/api/admin/${list}/export`)).status).toBe(200);
    }
  });

  it("exports more rows than it reads at once", async () => {
    const userId = await member("maya");
    const rows = Array.from({ length: 1203 }, (_, n) => ({
      id: `in_${n}`,
      userId,
      amount: n,
      currency: "usd",
      plan: "basic" as const,
      status: "succeeded" as const,
      stripePaymentId: `pi_${n}`,
      createdAt: now - (n % 7),
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await db()
        .insertInto("payments")
        .values(rows.slice(from, from + 500))
        .execute();
    }
    const csv = await (await call("/api/admin/payments/export")).text();
    expect(new Set(csv.trimEnd().split("\r\n")).size).toBe(1204);
  });
});
