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
    expect(head).toContain('"id","email","username","displayName","subscriptionPlan","monthlyUsage"');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`"user0@example.org","user0","","",0,"","'=1+1""0"`);
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

  /** The ids that an export gives, in its order. `meanwhile` happens once its first page has been read. */
  async function exported(path: string, meanwhile: () => Promise<unknown>): Promise<string[]> {
    const { body } = await call(`/api/admin/${path}`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let csv = "";
    for (let chunks = 0; reader; chunks++) {
      const { done, value = "" } = await reader.read();
      csv += value;
      if (done) break;
      if (chunks === 5) await meanwhile();
    }
    const [, ...lines] = csv.trimEnd().split("\r\n");
    return lines.map((line) => /^"([^"]*)"/.exec(line)?.[1] ?? "");
  }
  const ids = (length: number, prefix: string) =>
    Array.from({ length }, (_, n) => `${prefix}${String(n).padStart(4, "0")}`);

  it.each(["desc", "asc"])("gives each payment once, %s, while payments come and go", async (order) => {
    const userId = await member("maya");
    const common = { userId, currency: "usd", plan: "basic", status: "succeeded" } as const;
    const row = (id: string, amount: number) => ({
      ...common,
      id,
      amount,
      stripePaymentId: "pi",
      createdAt: now,
    });
    const all = ids(1100, "in_");
    for (const part of [all.slice(0, 550), all.slice(550)]) {
      const rows = part.map((id) => row(id, Number(id.slice(3)) >> 2));
      await db().insertInto("payments").values(rows).execute();
    }
    const sorted = order === "asc" ? all : all.toReversed();
    const got = await exported(`payments/export?sort=amount&order=${order}`, async () => {
      const before = order === "asc" ? -1 : 5000;
      await db()
        .insertInto("payments")
        .values(ids(40, "new").map((id) => row(id, before)))
        .execute();
      await db().deleteFrom("payments").where("id", "in", sorted.slice(100, 120)).execute();
    });
    expect(got).toEqual(sorted);
  });

  it.each(["desc", "asc"])(
    "gives each user once, %s, also those whose country nobody knows",
    async (order) => {
      const all = ids(1200, "user").map((id, n) => ({
        id,
        identity: id,
        username: id,
        email: `${id}@example.org`,
        displayName: null,
        firstAuthTime: 1,
        createdAt: now,
        country: n < 550 ? ["DE", "NL"][n % 2] : null,
      }));
      for (const part of [all.slice(0, 600), all.slice(600)]) {
        await db().insertInto("profiles").values(part).execute();
      }
      const inOrder = order === "asc" ? all : all.toReversed();
      const countries = order === "asc" ? ["DE", "NL", null] : ["NL", "DE", null];
      const sorted = countries.flatMap((country) => inOrder.filter((user) => user.country === country));
      const gone = sorted.slice(10, 20).map(({ id }) => id);
      const got = await exported(`users/export?q=user&sort=country&order=${order}`, () =>
        db().deleteFrom("profiles").where("id", "in", gone).execute(),
      );
      expect(got).toEqual(sorted.map(({ id }) => id));
    },
  );
});
