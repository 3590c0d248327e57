import type { Audience } from "@ai-humanizer/shared/admin";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { emailHash, normalizeEmail } from "./email-hash.ts";
import { allSuppressed, suppressedOf } from "./suppression.repository.ts";

export interface Recipient {
  readonly userId: string;
  /** In lower case. */
  readonly email: string;
}

const pageSize = 500;

/**
 * Up to so many recipients of an audience: users with a verified address that is not suppressed, each address
 * once, beginning with those whom a campaign chose longest ago or never.
 */
export async function chooseRecipients(
  db: Database,
  audience: Audience,
  limit: number,
  secret: string,
): Promise<Recipient[]> {
  const chosen = new Map<string, Recipient>();
  const lastMailed = sql<number>`coalesce(last_mailed_at, 0)`;
  const users = inAudience(db, audience)
    .select(["id", "email", "createdAt", lastMailed.as("lastMailed")])
    .orderBy(lastMailed)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(pageSize);
  let next = users;
  while (chosen.size < limit) {
    const page = await next.execute();
    const hashes = page.map(({ email }) => emailHash(email, secret));
    const suppressed = await suppressedOf(db, hashes);
    for (const [index, { id, email }] of page.entries()) {
      const address = normalizeEmail(email);
      const unwanted = suppressed.has(hashes[index] ?? "");
      if (!unwanted && !chosen.has(address) && chosen.size < limit) {
        chosen.set(address, { userId: id, email: address });
      }
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    // Behind the last one, so that accounts which are deleted meanwhile make nobody be left out.
    const place = sql`(${last.lastMailed}, ${last.createdAt}, ${last.id})`;
    next = users.where(sql<boolean>`(${lastMailed}, created_at, id) > ${place}`);
  }
  return [...chosen.values()];
}

/** How many recipients `chooseRecipients` would find at the most. */
export async function audienceSize(db: Database, audience: Audience, secret: string): Promise<number> {
  const rows = await inAudience(db, audience).select("email").execute();
  const addresses = [...new Set(rows.map(({ email }) => normalizeEmail(email)))];
  const suppressed = await allSuppressed(db);
  if (suppressed.size === 0) return addresses.length;
  return addresses.filter((address) => !suppressed.has(emailHash(address, secret))).length;
}

function inAudience(db: Database, audience: Audience) {
  const verified = db.selectFrom("profiles").where("emailVerified", "=", 1);
  const onFree: Expression<SqlBool> = sql`(coalesce(subscription_plan, 'free') = 'free' or subscription_status = 'canceled')`;
  if (audience === "free") return verified.where(onFree);
  if (audience === "premium") {
    return verified.where("subscriptionPlan", "=", "premium").where("subscriptionStatus", "!=", "canceled");
  }
  if (audience === "former_customers") {
    return verified
      .where(onFree)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.userId", "=", "profiles.id")
            .where("payments.status", "=", "succeeded"),
        ),
      );
  }
  return verified;
}
