import type { Mode, Tone } from "@ai-humanizer/engine";
import type { Kysely } from "kysely";

/** Times are milliseconds since the epoch, UTC. */
export interface Schema {
  /** How much of a quota is taken, by reservations held and settled. */
  quotaCounters: {
    /** Whose quota: "guest:<session>", "user:<id>", "address:<hash>". */
    subject: string;
    /** Which stretch of time it counts: "all", a month "2025-11", a day "2025-11-21". */
    period: string;
    used: number;
    /** From when on the counter is of no use; null never. */
    forgetAt: number | null;
  };
  /** A credit taken before the work; settled by success, else released. */
  reservations: {
    id: string;
    state: "held" | "settled" | "released";
    createdAt: number;
    /** From when on a held reservation counts as left behind by a crash. */
    expiresAt: number;
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
    tone: Tone;
    mode: Mode;
    wordCount: number;
    processingMs: number;
    createdAt: number;
  };
}

export type Database = Kysely<Schema>;
