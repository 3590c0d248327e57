import type { Database } from "../../../../db/schema.ts";
import { dayMs, dayOf } from "../../../../time.ts";
import { holdSpend, settleSpend } from "../../spend.repository.ts";
import type { Metering } from "../provider.ts";
import type { Chunk } from "./chunks.ts";
import { costOf, guessTokens, type Prices } from "./meter.ts";

export interface Budget {
  /** Takes what a run may cost from the day's ceiling; null where the ceiling is reached. */
  readonly hold: (micros: number) => Promise<Held | null>;
  /** In how many seconds the next day begins. */
  readonly secondsLeft: () => number;
}

export interface Held {
  readonly settle: (spent: Metering) => Promise<void>;
}

interface BudgetOptions {
  readonly db: Database;
  readonly clock: () => number;
  /** Millionths of a US dollar a day (UTC); null is no ceiling. */
  readonly limit: number | null;
}

/** The day's ceiling of what all runs may cost together. */
export function createBudget({ db, clock, limit }: BudgetOptions): Budget {
  return {
    hold: async (micros) => {
      const day = dayOf(clock());
      if (!(await holdSpend(db, { day, micros, limit }))) return null;
      return { settle: (spent) => settleSpend(db, { day, micros }, spent) };
    },
    secondsLeft: () => Math.ceil((dayMs - (clock() % dayMs)) / 1000),
  };
}

/** The rules and tags that go with each request, in tokens, generously. */
const perRequest = 900;

/** What a run is likely to cost where some of it must be repaired, in millionths of a US dollar. */
export function estimateCost(chunks: readonly Chunk[], candidates: number, prices: Prices): number {
  const requests = candidates + 1;
  return chunks.reduce((sum, { passages }) => {
    const tokens = guessTokens(passages.map(({ text }) => text).join("\n"));
    return sum + requests * costOf(tokens + perRequest, tokens, prices);
  }, 0);
}
