import type { Mode } from "@ai-humanizer/shared";
import { answerOf } from "./answer-of.ts";
import { ChecksPanel } from "./checks-panel.tsx";
import type { Rewrite } from "./draft-store.ts";
import { useDifference } from "./use-difference.ts";
import { useResult } from "./use-result.ts";

interface ResultChecksProps {
  rewrite: Rewrite;
  /** The mode of the next run, where it can be chosen. */
  mode: Mode | undefined;
}

/** The checks of a result, and of what they are. */
export function ResultChecks({ rewrite, mode }: ResultChecksProps) {
  const difference = useDifference(rewrite, mode);
  const { putBack } = useResult(rewrite);
  const answer = answerOf(rewrite);
  if (!answer) return null;
  const of = difference ?? (putBack > 0 ? "the full rewrite" : null);
  return <ChecksPanel run={null} report={answer.report} of={of} />;
}
