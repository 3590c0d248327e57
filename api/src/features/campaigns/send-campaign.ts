import { setTimeout as delay } from "node:timers/promises";
import type { Delivery, Mail } from "../../mail/mailer.ts";
import { type CampaignRow, skipIfStopped } from "./campaign.repository.ts";
import { promotionalMail } from "./campaign-mail.ts";
import type { WorkerDeps } from "./campaign-worker.ts";
import { emailHash } from "./email-hash.ts";
import {
  claimRecipient,
  keepCampaign,
  nextTry,
  noteProblem,
  type RecipientRow,
  settleRecipient,
} from "./ledger.repository.ts";
import { createPace } from "./pace.ts";
import { suppressedOf } from "./suppression.repository.ts";

interface SendDeps extends WorkerDeps {
  readonly campaign: CampaignRow;
  /** The name under which this process holds the campaign. */
  readonly worker: string;
  readonly leaseMs: number;
  /** Aborted when the process is to end. */
  readonly signal: AbortSignal;
}

/** How often a recipient is tried whom the server refuses for now. */
const maxAttempts = 3;
/** The longest pause while the server is out of reach, in ms. */
const maxPauseMs = 15_000;
/** How often it looks whether somebody's time has come, in ms. */
const lookMs = 1_000;

/** Sends to everyone of a campaign who is pending, until none is left, the lease is lost, or the process is to end. */
export async function sendCampaign(deps: SendDeps): Promise<void> {
  const { db, clock, log, campaign, worker, leaseMs, retryMs = 5_000 } = deps;
  const { id } = campaign;
  const lost = new AbortController();
  const signal = AbortSignal.any([deps.signal, lost.signal]);
  const pace = createPace(deps.perSecond, signal);
  const rest = (ms: number) => delay(ms, undefined, { signal }).catch(() => {});
  const mailTo = await promotionalMail(deps.mail, id, campaign.promotion);
  let claiming: Promise<RecipientRow | undefined> = Promise.resolve(undefined);
  let pauseMs = retryMs;

  /** One at a time: two at once would reach for the same row. */
  function claim(): Promise<RecipientRow | undefined> {
    const mine = claiming
      .catch(() => {})
      .then(() => (signal.aborted ? undefined : claimRecipient(db, id, { worker, now: clock() })));
    claiming = mine;
    return mine;
  }

  async function lane(): Promise<void> {
    while (!signal.aborted) {
      await pace();
      const row = await claim();
      if (row) {
        await send(row);
        continue;
      }
      // Mails under way when it was stopped came back as pending.
      await skipIfStopped(db, id);
      const next = await nextTry(db, id);
      if (next === undefined) return;
      await rest(Math.min(lookMs, Math.max(10, next - clock())));
    }
  }

  async function send(row: RecipientRow): Promise<void> {
    if ((await suppressedOf(db, [emailHash(row.email, deps.mail.secret)])).size > 0) {
      return await settleRecipient(db, row, { state: "skipped", reason: "Wants no mail" });
    }
    const delivery = await deliver(mailTo(row.email));
    if (delivery.kind === "unreachable") return await waitForServer(row, delivery.reason);
    // First of all: were another write to fail before it, a mail that was sent would pass for uncertain.
    await settleRecipient(db, row, outcomeOf(delivery, row.attempts));
    if (pauseMs === retryMs) return;
    pauseMs = retryMs;
    await noteProblem(db, id, null);
  }

  async function deliver(mail: Mail): Promise<Delivery> {
    try {
      return await deps.mailer.deliver(mail);
    } catch (err) {
      // It could not even be composed, so nothing left.
      log.error({ err }, "a mail could not be made");
      return { kind: "refused", temporary: false, reason: "This mail could not be made" };
    }
  }

  /** The recipient is not at fault, and is tried again however long it takes. */
  async function waitForServer(row: RecipientRow, reason: string): Promise<void> {
    await settleRecipient(db, row, { state: "pending", reason: null, attempts: row.attempts - 1 });
    await noteProblem(db, id, reason);
    log.warn({ campaign: id, reason }, "the mail server is out of reach");
    const ms = pauseMs;
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    await rest(ms);
  }

  function outcomeOf(delivery: Exclude<Delivery, { kind: "unreachable" }>, attempts: number) {
    if (delivery.kind === "sent") return { state: "sent", reason: null } as const;
    const { reason } = delivery;
    if (delivery.kind === "uncertain") return { state: "uncertain", reason } as const;
    if (!delivery.temporary || attempts >= maxAttempts) return { state: "failed", reason } as const;
    return { state: "pending", reason, notBefore: clock() + retryMs * 2 ** (attempts - 1) } as const;
  }

  const keep = setInterval(() => {
    keepCampaign(db, id, { worker, now: clock(), leaseMs }).then(
      (kept) => kept || lost.abort(),
      (err: unknown) => log.warn({ err }, "the campaign's lease could not be renewed"),
    );
  }, leaseMs / 3);
  try {
    const lanes = await Promise.allSettled(Array.from({ length: deps.connections }, lane));
    for (const result of lanes) if (result.status === "rejected") throw result.reason;
  } finally {
    clearInterval(keep);
  }
}
