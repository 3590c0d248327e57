import { beforeEach, describe, expect, it } from "vitest";
import { databases, testDatabase } from "../../../test/databases.ts";
import { dayMs, dayOf } from "../../time.ts";
import { noMetering } from "./providers/provider.ts";
import { holdSpend, settleSpend } from "./spend.repository.ts";

describe.each(databases)("the spend of a day on $name", ({ open }) => {
  const database = testDatabase(open);
  let day: string;
  let days = 0;
  beforeEach(() => {
    day = dayOf(days++ * dayMs);
  });

  const hold = (micros: number, limit: number | null = 100) => holdSpend(database.db, { day, micros, limit });
  const row = () => database.db.selectFrom("spendDays").selectAll().where("day", "=", day).executeTakeFirst();

  it("holds up to the ceiling and no further", async () => {
    expect([await hold(60), await hold(41), await hold(40), await hold(1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(await row()).toMatchObject({ runs: 2, costMicros: 100 });
  });

  it("refuses at once what would not fit an empty day", async () => {
    expect(await hold(101)).toBe(false);
    expect(await row()).toBeUndefined();
  });

  it("lets exactly as many of 50 parallel runs begin as fit", async () => {
    const held = await Promise.all(Array.from({ length: 50 }, () => hold(30)));
    expect(held.filter(Boolean)).toHaveLength(3);
  });

  it("only counts without a ceiling", async () => {
    await hold(1_000_000, null);
    expect(await hold(1_000_000, null)).toBe(true);
  });

  it("puts what was spent in the place of what was held", async () => {
    await hold(60);
    await hold(40);
    const spent = { ...noMetering, attempts: 2, tokensIn: 500, tokensOut: 300, costMicros: 15 };
    await settleSpend(database.db, { day, micros: 60 }, spent);
    expect(await row()).toEqual({ day, runs: 2, tokensIn: 500, tokensOut: 300, costMicros: 55 });
    expect(await hold(45)).toBe(true);
    expect(await hold(1)).toBe(false);
  });
});
