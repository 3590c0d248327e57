import type { Detection } from "@/lib/detector/client.ts";
import { likelihood } from "@/lib/detector/likelihood.ts";
import { percent } from "@/lib/format.ts";
import { describe } from "./verdict.ts";

interface DetectionResultProps {
  /** The text that was scored. */
  text: string;
  detection: Detection;
}

/** The verdict, its range, its reasons, and each sentence with its own. */
export function DetectionResult({ text, detection }: DetectionResultProps) {
  const { title, text: explanation } = describe(detection, text);
  return (
    <div className="flex animate-fade-in flex-col gap-6">
      <div role="status">
        <h3 className="font-serif text-2xl">{title}</h3>
        <p className="mt-2 text-muted">{explanation}</p>
      </div>
      {detection.interval && detection.probability !== null && (
        <Range interval={detection.interval} probability={detection.probability} />
      )}
      {detection.reasons.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm marker:text-faint">
          {detection.reasons.map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
        </ul>
      )}
      {detection.sentences.length > 0 && (
        <ol aria-label="Sentences" className="flex flex-col border-b">
          {detection.sentences.map(({ start, end, probability, reasons }) => (
            <li key={start} className="grid grid-cols-[2.75rem_1fr] gap-3 border-t py-3">
              <Meter share={probability} />
              <div>
                <p className="font-serif text-md leading-normal">{text.slice(start, end)}</p>
                {reasons.map(({ id, message }) => (
                  <p key={id} className="mt-1 text-muted text-sm">
                    {message}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Where the probability and its range lie between human and AI. */
function Range({
  interval: [low, high],
  probability,
}: {
  interval: readonly [number, number];
  probability: number;
}) {
  return (
    <div aria-hidden>
      <div className="relative h-2 rounded-full bg-overlay">
        <div
          className="absolute inset-y-0 rounded-full bg-accent/35"
          style={{ left: percent(low), right: percent(1 - high) }}
        />
        <div
          className="-translate-x-1/2 absolute inset-y-[-3px] w-1 rounded-full bg-accent"
          style={{ left: percent(probability) }}
        />
      </div>
      <div className="mt-2 flex justify-between text-muted text-xs">
        <span>Human</span>
        <span>AI</span>
      </div>
    </div>
  );
}

/** How much one sentence reads as AI-written. */
function Meter({ share }: { share: number }) {
  return (
    <div className="pt-1">
      <p className="text-muted text-xs tabular-nums">
        {likelihood(share)} <span className="sr-only">likely AI-written</span>
      </p>
      <div aria-hidden className="mt-1 h-1 rounded-full bg-overlay">
        <div className="h-full rounded-full bg-accent" style={{ width: percent(share) }} />
      </div>
    </div>
  );
}
