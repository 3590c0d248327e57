import type { Claim } from "@/content/marketing.ts";
import { useCountUp } from "./use-count-up.ts";

interface CounterProps {
  claim: Claim;
  className?: string;
}

/** A figure that counts up once when it comes into view; to screen readers it is the figure all along. */
export function Counter({ claim: { value, decimals = 0, suffix, label }, className = "" }: CounterProps) {
  const { ref, share } = useCountUp();
  const whole = value.toFixed(decimals) + suffix;
  return (
    <p ref={ref as React.RefObject<HTMLParagraphElement | null>} className="flex flex-col gap-1">
      <span className="sr-only">
        {whole} {label}
      </span>
      <span aria-hidden className={`inline-grid font-serif tabular-nums ${className}`}>
        <span className="invisible col-start-1 row-start-1">{whole}</span>
        <span className="col-start-1 row-start-1">{(value * share).toFixed(decimals) + suffix}</span>
      </span>
      <span aria-hidden className="text-muted text-sm">
        {label}
      </span>
    </p>
  );
}
