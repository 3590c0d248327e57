import type { Mode, Tone } from "@ai-humanizer/engine";
import type { BillingPeriod, PaidPlanId, PlanId, SubscriptionStatus } from "@ai-humanizer/shared";
import type { Audience } from "@ai-humanizer/shared/admin";
import type { Generated, Kysely } from "kysely";

/** Times are milliseconds since the epoch, UTC. */
export interface Schema {
  /** How much of a quota is taken, by reservations held and settled. */
  quotaCounters: {
    /** Whose quota: "guest:<session>", "user:<id>", "address:<hash>". */
    subject: string;
    /** Which stretch of time it counts: "all", a month "2025-11", a day "2025-11-21". */
    period: string;
    used: number;
    /** When the counter is no longer of use; null for never. */
    forgetAt: number | null;
  };
  /** A credit taken before the work; settled by success, else released. */
  reservations: {
    id: string;
    state: "held" | "settled" | "released";
    createdAt: number;
    /** When a held reservation begins to count as left behind by a crash. */
    expiresAt: number;
    /** Which call it is for, by its hash; null for a call that is not sent again. */
    callHash: Generated<string | null>;
  };
  /** Which counters a reservation took one of. */
  reservationClaims: { reservationId: string; subject: string; period: string };
  /** When an actor first succeeded; see `subjectOf`. */
  firstHumanizations: { subject: string; at: number };
  /** What was rewritten, by a guest session or by a user. */
  humanizations: {
    id: string;
    guestSessionId: string | null;
    userId: string | null;
    title: string;
    originalText: string;
    humanizedText: string;
    /** Of the original text, to find its wordings by; null before there were such hashes. */
    sourceHash: Generated<string | null>;
    /** Of the humanized text. An actor gets a wording of a text once; null, as of uploads, is held to nothing. */
    resultHash: Generated<string | null>;
    tone: Tone;
    mode: Mode;
    wordCount: number;
    processingMs: number;
    createdAt: number;
    /** When its user deleted it; it can be brought back for a while. Null where it is in the history. */
    deletedAt: Generated<number | null>;
    /** What wrote it; "local" with a fallback where the model could give nothing. */
    provider: Generated<"local" | "openai">;
    /** The language model; null where only the embedded engine wrote. */
    model: Generated<string | null>;
    /** 1 where the embedded engine stood in for the model, for all of the text or a part. */
    fallback: Generated<number>;
    /** Calls of the model, retries, repairs and candidates included. */
    attempts: Generated<number>;
    tokensIn: Generated<number>;
    tokensOut: Generated<number>;
    /** Millionths of a US dollar. */
    costMicros: Generated<number>;
  };
  /** Answers kept for a while, by a hash of the call, for a client that asks again because the first did not arrive. */
  humanizeAnswers: {
    callHash: string;
    humanizationId: string;
    /** JSON. */
    answer: string;
    expiresAt: number;
  };
  /** What the language model cost on each day (UTC, "2025-11-21"), whichever way the runs ended. */
  spendDays: {
    day: string;
    runs: number;
    tokensIn: number;
    tokensOut: number;
    /** Millionths of a US dollar: what was spent, and what runs under way hold. */
    costMicros: number;
  };
  /** The product's users. */
  profiles: {
    id: string;
    /** Who signs in as them: "firebase:<uid>", or "demo:<e-mail>". */
    identity: string;
    username: string;
    email: string;
    displayName: string | null;
    /** What billing last learned: the plan, its state, what is paid for, and since when a payment is due. */
    subscriptionPlan: Generated<PlanId | null>;
    subscriptionStatus: Generated<SubscriptionStatus>;
    subscriptionPeriodEnd: Generated<number | null>;
    pastDueSince: Generated<number | null>;
    subscriptionPeriod: Generated<BillingPeriod | null>;
    /** When the subscription ends for good, where it was canceled for later. */
    subscriptionEndsAt: Generated<number | null>;
    /** Humanizations that the guest trial earned. */
    bonusGranted: Generated<number>;
    /** When the sign-in happened that created the profile. */
    firstAuthTime: number;
    createdAt: number;
    /** 1 where the identity provider said so at the last visit. */
    emailVerified: Generated<number>;
    /** Where they came from last, as the edge tells it: a country's code, and a city. */
    country: Generated<string | null>;
    city: Generated<string | null>;
    /** When a campaign last chose them. */
    lastMailedAt: Generated<number | null>;
  };
  /** All that a user ever humanized, kept as a sum. Exists exactly as long as the profile. */
  usageTotals: { userId: string; rewrites: number; words: number; processingMs: number };
  /** Demo logins, by the hash of the cookie's value. */
  sessions: { tokenHash: string; userId: string; authTime: number; expiresAt: number };
  /** Codes by which a browser lets the desktop app sign in, by their hash. */
  desktopGrants: { codeHash: string; userId: string; codeChallenge: string; expiresAt: number };
  /** Demo logins that failed, by the client's hashed address. */
  loginFailures: { addressKey: string; failures: number; expiresAt: number };
  /** Which guest sessions earned their bonus, and for whom, as long as that account exists. */
  guestBonuses: { guestSessionId: string; userId: string | null };
  /** Keyed hashes of identities that were deleted, until their last tokens are out of date. */
  deletedIdentities: { identityHash: string; deletedAt: number };
  /** Who is which customer at the payment provider. */
  billingCustomers: {
    userId: string;
    /** Null until the customer is made. */
    customerId: string | null;
    /** Who of the product's own calls may change the customer's subscription now, and until when. */
    lockToken: Generated<string | null>;
    lockedUntil: Generated<number>;
    /** Numbers given to those who read the provider's state, and the number whose reading is stored. */
    lastTicket: Generated<number>;
    writtenTicket: Generated<number>;
  };
  /** What users paid or failed to pay, by the provider's invoices. */
  payments: {
    /** The invoice's id. */
    id: string;
    userId: string;
    /** Minor units. */
    amount: number;
    /** How much of it went back; minor units. */
    refunded: Generated<number>;
    /** ISO 4217 in lower case. */
    currency: string;
    plan: PaidPlanId;
    status: "succeeded" | "failed";
    /** The payment intent's id; the invoice's where there was nothing to pay by. */
    stripePaymentId: string;
    createdAt: number;
  };
  /** How users' plans changed, as the product learned it. */
  subscriptionChanges: {
    id: string;
    userId: string;
    previousPlan: PlanId;
    newPlan: PlanId;
    reason: SubscriptionChangeReason;
    changedAt: number;
  };
  /** The provider's events that were taken on: "claimed" until the write is done, "failed" if it never can be. */
  billingEvents: {
    id: string;
    type: string;
    state: "claimed" | "done" | "failed";
    claimedAt: number;
    failure: string | null;
  };
  /** Customers of deleted accounts that are still to be deleted at the provider. */
  billingErasures: { customerId: string; dueAt: number };
  /** Mails to an audience. Only one runs at a time. */
  campaigns: {
    id: string;
    audience: Audience;
    subject: string;
    /** The code for the discount. */
    promotion: string;
    state: "running" | "done";
    /** The admin's e-mail. */
    createdBy: string;
    createdAt: number;
    finishedAt: number | null;
    /** When somebody stopped it: whoever has no mail by then gets none. */
    stoppedAt: Generated<number | null>;
    /** Recipients, and what became of them once it is done; until then the ledger tells. */
    total: number;
    sent: Generated<number>;
    failed: Generated<number>;
    uncertain: Generated<number>;
    skipped: Generated<number>;
    /** Why no mail leaves at the moment, such as a server out of reach; null while all is well. */
    problem: Generated<string | null>;
    /** Which process sends it, and until when it has that to itself. */
    worker: Generated<string | null>;
    leasedUntil: Generated<number>;
  };
  /** The ledger of campaigns: what became of each recipient. */
  campaignRecipients: {
    campaignId: string;
    /** In lower case. */
    email: string;
    userId: string;
    /** "sending" is written before the mail leaves, so that what a crash leaves there is never sent again. */
    state: Generated<RecipientState>;
    attempts: Generated<number>;
    /** When it may be tried again. */
    notBefore: Generated<number>;
    /** Which process took it on last. */
    claim: Generated<string | null>;
    /** Why it got no mail, or perhaps none. */
    reason: Generated<string | null>;
  };
  /** Keyed hashes of addresses that no campaign is sent to. */
  mailSuppressions: {
    emailHash: string;
    reason: "unsubscribed" | "bounce" | "complaint";
    createdAt: number;
  };
  /** Humanizations that failed through no fault of the caller, by day (UTC). */
  failureDays: { day: string; failures: number };
  /** Sums of what was deleted, by the day (UTC) it was made; they tell nothing about anybody. */
  forgottenDays: {
    day: string;
    signups: number;
    /** How many of those who signed up on that day had paid. */
    converted: number;
    humanizations: number;
    /** Minor units of succeeded payments, less what was refunded of them, whatever their currency. */
    revenue: number;
    failedPayments: number;
  };
  /** What admins did. */
  adminAudit: {
    id: string;
    /** What makes looks within an hour one entry; null for everything else. */
    look: string | null;
    adminEmail: string;
    action: string;
    /** JSON. */
    details: string;
    status: number;
    times: Generated<number>;
    firstAt: number;
    lastAt: number;
  };
}

export type RecipientState = "pending" | "sending" | "sent" | "failed" | "uncertain" | "skipped";

export type SubscriptionChangeReason =
  | "subscribed"
  | "upgraded"
  | "downgraded"
  | "canceled"
  | "payment_failed";

export type Database = Kysely<Schema>;
