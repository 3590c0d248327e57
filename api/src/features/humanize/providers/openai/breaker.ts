/** Leave to call, to be ended in one of three ways. */
export interface Passage {
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** Ended without telling anything of the server, as when the user left. */
  readonly left: () => void;
}

export interface Breaker {
  /** Leave to call; null while the server is left alone. */
  readonly enter: () => Passage | null;
  /** For how many ms it is left alone. */
  readonly waitMs: () => number;
}

interface BreakerOptions {
  /** Calls that must fail in a row. */
  readonly failures: number;
  readonly cooldownMs: number;
  readonly clock: () => number;
}

/** Leaves a server alone that failed several times in a row; after a while lets one call try it again. */
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
