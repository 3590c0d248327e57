import type { HumanizeResult } from "@ai-humanizer/engine";
import type { HumanizeResponse, humanizeRequestSchema, ProviderUse } from "@ai-humanizer/shared";
import type { z } from "zod";
import type { Database } from "../../db/schema.ts";
import type { Actor } from "../../identity/actor.ts";
import type { Logger } from "../../log.ts";
import type { Provider } from "./providers/provider.ts";

export interface HumanizeDeps {
  readonly db: Database;
  readonly humanizer: Provider;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
  readonly timeoutMs: number;
  /** Guest uses a day from one client address. */
  readonly guestUsesPerAddress: number;
}

export interface HumanizeCall {
  readonly actor: Actor;
  /** The client's address, hashed. */
  readonly addressKey: string;
  readonly request: z.output<typeof humanizeRequestSchema>;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

/** The contract's `HumanizeResponse`, in the engine's own read-only types. */
export interface HumanizeAnswer extends Pick<HumanizeResult, "edits" | "report"> {
  readonly humanizedText: string;
  readonly isFirstHumanization: boolean;
  readonly provider: ProviderUse;
  readonly counted: boolean;
  readonly repeats: HumanizeResponse["repeats"];
}
