import { openDatabase } from "../../api/src/db/open.ts";

/**
 * Puts users, humanizations and payments for the admin area to show into the running app's own database.
 * @returns what the usernames begin with, before a dash and a number
 */
export async function addAdminData(dataDir: string, users = 30): Promise<string> {
  const prefix = `writer${crypto.randomUUID().slice(0, 4)}`;
  const db = await openDatabase({ dir: dataDir, databaseUrl: null, poolSize: 1, onIdleError: () => {} });
  const now = Date.now();
  const dayMs = 86_400_000;
  const plans = [null, "free", "basic", "premium"] as const;
  const places = [
    { country: "NL", city: "Utrecht" },
    { country: "US", city: "Portland" },
    { country: null, city: null },
  ];
  for (let n = 0; n < users; n++) {
    const id = crypto.randomUUID();
    const username = `${prefix}-${n}`;
    const createdAt = now - Math.round((n * 28 * dayMs) / users) - 60_000;
    const subscriptionPlan = plans[n % plans.length] ?? null;
    await db
      .insertInto("profiles")
      .values({
        id,
        identity: `firebase:${id}`,
        username,
        email: `${username}@example.net`,
        displayName: null,
        firstAuthTime: createdAt,
        createdAt,
        subscriptionPlan,
        emailVerified: 1,
        ...places[n % places.length],
      })
      .execute();
    await db
      .insertInto("usageTotals")
      .values({ userId: id, rewrites: 1, words: 120, processingMs: 900 })
      .execute();
    await db
      .insertInto("humanizations")
      .values({
        id: crypto.randomUUID(),
        guestSessionId: null,
        userId: id,
        title: "Growth",
        originalText: `In order to facilitate growth, organizations utilize a plethora of tools in year ${n}.`,
        humanizedText: "To grow, companies use many tools.",
        tone: n % 2 === 0 ? "casual" : "academic",
        mode: "standard",
        wordCount: 100 + n,
        processingMs: 400 + 37 * n,
        createdAt: createdAt + 1000,
        ...(n % 5 === 0
          ? {
              provider: "openai" as const,
              model: "gpt-4o-mini",
              tokensIn: 812,
              tokensOut: 391,
              costMicros: 356,
            }
          : {}),
      })
      .execute();
    if (subscriptionPlan !== "basic" && subscriptionPlan !== "premium") continue;
    await db
      .insertInto("payments")
      .values({
        id: `in_${id}`,
        userId: id,
        amount: subscriptionPlan === "basic" ? 999 : 17_988,
        currency: "usd",
        plan: subscriptionPlan,
        status: n % 7 === 0 ? "failed" : "succeeded",
        stripePaymentId: `pi_${id.replaceAll("-", "")}`,
        createdAt: createdAt + 5000,
      })
      .execute();
    await db
      .insertInto("subscriptionChanges")
      .values({
        id: crypto.randomUUID(),
        userId: id,
        previousPlan: "free",
        newPlan: subscriptionPlan,
        reason: "subscribed",
        changedAt: createdAt + 5000,
      })
      .execute();
  }
  await db.destroy();
  return prefix;
}
