import { useEffect, useRef, useState } from "react";
import { createDetectorClient, type Detection, type DetectorClient } from "@/lib/detector/client.ts";
import type { DetectionResult } from "./detection-result.tsx";

export type Scoring =
  | { status: "idle" }
  | { status: "working" }
  | { status: "failed" }
  /** `text` is what was scored: the field may hold another text by now. `Result` shows the outcome. */
  | { status: "done"; text: string; detection: Detection; Result: typeof DetectionResult };

/** Scores texts in this browser; the last one asked for is the one shown. */
export function useDetector(create: () => DetectorClient = createDetectorClient) {
  const client = useRef<DetectorClient>(null);
  const latest = useRef(0);
  const [scoring, setScoring] = useState<Scoring>({ status: "idle" });
  useEffect(
    () => () => {
      client.current?.stop();
      client.current = null;
    },
    [],
  );

  const score = async (text: string) => {
    client.current ??= create();
    latest.current += 1;
    const mine = latest.current;
    setScoring({ status: "working" });
    const outcome: Scoring = await Promise.all([
      client.current.detect(text),
      import("./detection-result.tsx"),
    ]).then(
      ([detection, { DetectionResult: Result }]) => ({ status: "done", text, detection, Result }),
      () => ({ status: "failed" }),
    );
    if (mine === latest.current) setScoring(outcome);
  };
  const reset = () => {
    latest.current += 1;
    setScoring({ status: "idle" });
  };
  return { scoring, score, reset };
}
