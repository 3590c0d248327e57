import type { AccountExport } from "@ai-humanizer/shared";
import type { Database } from "../../db/schema.ts";
import { type Account, userSubject } from "../../identity/actor.ts";
import { isoTime } from "../../time.ts";
import { findChanges, findPayments } from "../billing/payments.repository.ts";
import { campaignsOf } from "../campaigns/campaign.repository.ts";
import { emailHash } from "../campaigns/email-hash.ts";
import { suppressionOf } from "../campaigns/suppression.repository.ts";
import { findHistory, type HistoryPlace } from "../history/history.repository.ts";
import { viewItem } from "../history/history.routes.ts";
import { viewProfile } from "../profile/profile-view.ts";
import { usedByPeriod } from "../quota/quota.repository.ts";
import { viewStats } from "../stats/stats.routes.ts";
import { findTotals } from "../stats/totals.repository.ts";

const pageSize = 200;

type Item = AccountExport["history"][number];

/** All that is stored of a user, as an `AccountExport` in JSON, piece by piece: a long history is never all in memory. */
export async function* exportParts(
  db: Database,
  account: Account,
  { secret, now }: { readonly secret: string; readonly now: number },
): AsyncGenerator<string> {
  const { id: userId, email, country, city } = account.profile;
  const periods = await usedByPeriod(db, userSubject(userId));
  const head: Omit<AccountExport, "history"> = {
    exportedAt: isoTime(now),
    profile: await viewProfile(db, account, now),
    location: { country, city },
    stats: viewStats(await findTotals(db, userId)),
    payments: (await findPayments(db, userId)).map(({ createdAt, ...payment }) => ({
      ...payment,
      createdAt: isoTime(createdAt),
    })),
    subscriptionChanges: (await findChanges(db, userId)).map(({ changedAt, ...change }) => ({
      ...change,
      changedAt: isoTime(changedAt),
    })),
    mail: {
      suppressed: await suppressionOf(db, emailHash(email, secret)),
      campaigns: (await campaignsOf(db, userId)).map(({ createdAt, ...mail }) => ({
        ...mail,
        createdAt: isoTime(createdAt),
      })),
    },
    usage: Array.from(periods, ([period, used]) => ({ period, used })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"history":[`;
  let separator = "";
  for await (const item of allItems(db, userId)) {
    yield separator + JSON.stringify(item);
    separator = ",";
  }
  yield "]}";
}

async function* allItems(db: Database, userId: string): AsyncGenerator<Item> {
  let before: HistoryPlace | undefined;
  do {
    const rows = await findHistory(db, { userId, limit: pageSize, before });
    for (const row of rows) {
      const { mode, wordCount, processingMs } = row;
      yield { ...viewItem(row), mode, wordCount, processingTime: processingMs };
    }
    before = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (before);
}
