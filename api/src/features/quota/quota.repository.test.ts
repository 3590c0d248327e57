import { beforeEach, describe, expect, it } from "vitest";
import { databases, testDatabase } from "../../../test/databases.ts";
import { type Claim, forgetOld, release, releaseExpired, reserve, settle, used } from "./quota.repository.ts";

const claim = (subject: string, limit: number, forgetAt: number | null = null): Claim => ({
  subject,
  period: "all",
  limit,
  forgetAt,
});

describe.each(databases)("quotas on $name", ({ open }) => {
  const database = testDatabase(open);
  let subject: string;
  beforeEach(() => {
    subject = crypto.randomUUID();
  });

  const take = async (claims: readonly Claim[], id: string = crypto.randomUUID(), expiresAt = 2000) =>
    (await reserve(database.db, { id, claims, now: 1000, expiresAt })) ? id : null;
  const taken = async (of = subject) => await used(database.db, of, "all");

  it("reserves up to the limit and no further", async () => {
    expect(await take([claim(subject, 2)])).not.toBeNull();
    expect(await take([claim(subject, 2)])).not.toBeNull();
    expect(await take([claim(subject, 2)])).toBeNull();
    expect(await taken()).toBe(2);
  });

  it("reserves nothing where the limit is 0", async () => {
    expect(await take([claim(subject, 0)])).toBeNull();
    expect(await taken()).toBe(0);
  });

  it("takes all claims or none", async () => {
    const other = crypto.randomUUID();
    await take([claim(other, 1)]);
    expect(await take([claim(subject, 5), claim(other, 1)])).toBeNull();
    expect(await taken()).toBe(0);
    expect(await taken(other)).toBe(1);
  });

  it("lets exactly one of 50 parallel reservations have the last one", async () => {
    await take([claim(subject, 2)]);
    const results = await Promise.all(Array.from({ length: 50 }, () => take([claim(subject, 2)])));
    expect(results.filter((id) => id !== null)).toHaveLength(1);
    expect(await taken()).toBe(2);
  });

  it("does not lock up when many reserve the same two quotas in either order", async () => {
    const [a, b] = [claim(subject, 100), claim(crypto.randomUUID(), 100)];
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => take(index % 2 ? [a, b] : [b, a])),
    );
    expect(results).not.toContain(null);
    expect(await taken()).toBe(40);
  });

  it("does not lock up when the same two quotas are reserved and given back at once", async () => {
    const [first, second] = [claim(`b ${subject}`, 100), claim(`a ${subject}`, 100)];
    const held = await Promise.all(Array.from({ length: 20 }, () => take([first, second])));
    // Postgres now comes upon the other row first, where nothing tells it the order.
    await take([second]);
    await Promise.all(held.flatMap((id) => [release(database.db, id ?? ""), take([first, second])]));
    expect([await taken(first.subject), await taken(second.subject)]).toEqual([20, 21]);
  });

  it("does not lock up when crossing reservations expire while others are made", async () => {
    await releaseExpired(database.db, 10_000);
    const quotas = (name: string) => [0, 1, 2].map((at) => claim(`${name}${at} ${subject}`, 100));
    const pairs = quotas("b").flatMap((b) => quotas("a").map((a) => [a, b]));
    const takeAll = (expiresAt: number) =>
      Promise.all([...pairs, ...pairs].map((pair) => take(pair, crypto.randomUUID(), expiresAt)));
    await takeAll(2000);
    const sweeps = [releaseExpired(database.db, 2000), releaseExpired(database.db, 2000)];
    const [counts] = await Promise.all([Promise.all(sweeps), takeAll(3000), takeAll(3000)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(18);
    expect(await taken(`a0 ${subject}`)).toBe(12);
  });

  it("gives a released reservation back once, however often it is released", async () => {
    const id = await take([claim(subject, 2)]);
    await take([claim(subject, 2)]);
    await Promise.all(Array.from({ length: 5 }, () => release(database.db, id ?? "")));
    expect(await taken()).toBe(1);
  });

  it("gives back no more than was taken of a counter that was deleted meanwhile and begun anew", async () => {
    const erased = async () => {
      await database.db.deleteFrom("quotaCounters").where("subject", "=", subject).execute();
    };
    await take([claim(subject, 5)]);
    const running = (await take([claim(subject, 5)], crypto.randomUUID(), 5000)) ?? "";
    await erased();
    await take([claim(subject, 5)]);
    await releaseExpired(database.db, 2000);
    expect(await taken()).toBe(0);
    await release(database.db, running);
    expect(await taken()).toBe(0);
  });

  it("keeps a settled reservation, whatever comes after", async () => {
    const id = (await take([claim(subject, 2)])) ?? "";
    expect(await settle(database.db, id)).toBe(true);
    expect(await settle(database.db, id)).toBe(false);
    await release(database.db, id);
    await releaseExpired(database.db, 10_000);
    expect(await taken()).toBe(1);
  });

  it("gives back what expired while held, and only that", async () => {
    await releaseExpired(database.db, 10_000);
    const expired = (await take([claim(subject, 5)], crypto.randomUUID(), 2000)) ?? "";
    await take([claim(subject, 5)], crypto.randomUUID(), 3000);
    const counts = await Promise.all([releaseExpired(database.db, 2000), releaseExpired(database.db, 2000)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await taken()).toBe(1);
    expect(await settle(database.db, expired)).toBe(false);
  });

  it("holds a reservation that claims nothing", async () => {
    const id = (await take([])) ?? "";
    expect(await settle(database.db, id)).toBe(true);
  });

  it("forgets counters of periods gone by and closed reservations, but nothing that is held", async () => {
    const held = (await take([claim(subject, 5, 5000)])) ?? "";
    const closed = (await take([claim(subject, 5, 5000)])) ?? "";
    await settle(database.db, closed);
    await forgetOld(database.db, 4999, 1001);
    expect(await taken()).toBe(2);
    const ids = await database.db
      .selectFrom("reservations")
      .select("id")
      .where("id", "in", [held, closed])
      .execute();
    expect(ids).toEqual([{ id: held }]);
    await forgetOld(database.db, 5000, 0);
    expect(await taken()).toBe(0);
    await release(database.db, held);
    expect(await taken()).toBe(0);
  });
});
