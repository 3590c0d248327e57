import type { HumanizeRequest, HumanizeResponse, Mode } from "@ai-humanizer/shared";
import type { toast } from "@/lib/toast-store.ts";
import { answerOf } from "./answer-of.ts";
import { differenceFrom } from "./difference.ts";
import { type Draft, type Rewrite, useDraft } from "./draft-store.ts";
import { stillReadsAsAi } from "./verdict.ts";

type ToastInput = Parameters<typeof toast>[0];
type Settings = Required<Pick<HumanizeRequest, "tone" | "mode">>;

/**
 * What is said of a run that has ended: that it succeeded, or why it was not counted. `choosable` is the mode of the
 * next run, where it can be chosen.
 */
export function outcomeToast(
  settings: Settings,
  { counted, repeats, report }: HumanizeResponse,
  choosable: Mode | undefined,
): ToastInput {
  if (counted) {
    const title = "Text humanized successfully!";
    return stillReadsAsAi(report)
      ? { title, description: "It still reads as AI-written, though." }
      : { title, variant: "success" };
  }
  if (!repeats) return { title: "Nothing was changed" };
  const description = "This run was not counted.";
  const as = asGiven(settings, repeats);
  if (as !== null) return { title: `This text reads the same ${as}`, description };
  const help = `Try another tone${choosable === "standard" ? ", or Supercharge" : ""}.`;
  return { title: "No other rewrite of this text was found", description: `${description} ${help}` };
}

/**
 * Whether a response only repeats while an answer of the same settings is there, maybe a later one: of what is out of the
 * history there is but the text.
 */
export function isAnswered(
  { repeats }: HumanizeResponse,
  draft: Draft,
  choosable: Mode | undefined,
): boolean {
  const { rewrite } = draft;
  if (!repeats || !rewrite || !answerOf(rewrite)) return false;
  return differenceFrom(rewrite, draft, choosable) === null;
}

/** Why a rewrite was not counted, if its text was given before: its toast goes, the rewrite stays. */
export function repeatNote(rewrite: Rewrite): string | null {
  const repeats = answerOf(rewrite)?.repeats;
  if (!repeats) return null;
  const as = rewrite.settings ? asGiven(rewrite.settings, repeats) : null;
  return `${as === null ? "given before" : `same ${as}`}, so not counted`;
}

/** The settings that a text was given in before, by what is not so in others; null where nothing differs. */
function asGiven({ tone, mode }: Settings, given: Settings): string | null {
  const differing = [
    given.tone !== tone && `in the ${given.tone} tone`,
    given.mode !== mode && `${given.mode === "supercharge" ? "with" : "without"} Supercharge`,
  ].filter((part) => part !== false);
  return differing.length === 0 ? null : `as ${differing.join(" ")}`;
}

/** A request as it is sent: who sees a repeat and runs it once more wants other words. */
export function inOtherWords<Request extends Pick<HumanizeRequest, "text" | "tone" | "mode">>(
  request: Request,
): Request & Pick<HumanizeRequest, "another"> {
  const { rewrite } = useDraft.getState();
  const { text, tone, mode } = request;
  const isShown =
    rewrite?.source === text && rewrite.settings?.tone === tone && rewrite.settings?.mode === mode;
  return isShown && answerOf(rewrite)?.repeats ? { ...request, another: true } : request;
}
