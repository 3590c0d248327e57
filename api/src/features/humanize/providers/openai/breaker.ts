/** Permission to call, which ends in one of three ways. */
export interface Passage {
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** The call ended without telling anything about the server, as when the user left. */
  readonly left: () => void;
}

export interface Breaker {
  /** Permission to call; null while the server is left alone. */
  readonly enter: () => Passage | null;
  /** How long it is left alone, in ms. */
  readonly waitMs: () => number;
}

interface BreakerOptions {
  /** Calls that must fail in a row. */
  readonly failures: number;
  readonly cooldownMs: number;
  readonly clock: () => number;
}

/** Leaves a server alone after it failed several times in a row, and lets one call try it again after a while. */
export function createBreaker({ failures, cooldownMs, clock }: BreakerOptions): Breaker {
  let inRow = 0;
  let openUntil = 0;
  let trying = false;
  const isOpen = () => inRow >= failures;

  function enter(): Passage | null {
    const trial = isOpen();
    if (trial && (trying || clock() < openUntil)) return null;
    trying = trial;
    const end = () => {
      if (trial) trying = false;
    };
    return {
      succeeded: () => {
        end();
        inRow = 0;
      },
      failed: () => {
        end();
        inRow += 1;
        if (isOpen()) openUntil = clock() + cooldownMs;
      },
      left: end,
    };
  }
  return { enter, waitMs: () => (isOpen() ? Math.max(0, openUntil - clock()) : 0) };
}
