import type { HumanizeResponse } from "@ai-humanizer/shared";
import type { Rewrite } from "./draft-store.ts";

/** All that the run of a rewrite answered; null where the rewrite is out of the history, which keeps its text alone. */
export function answerOf({ response }: Rewrite): HumanizeResponse | null {
  return "report" in response ? response : null;
}
