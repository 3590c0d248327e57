import type { EngineCaller } from "./engine.ts";

/**
 * Callers that share some places: those with priority go first, the others in the order they came. But after
 * three that went first a caller without priority has its turn, so that no stream of them keeps it waiting for ever.
 */
export interface WaitingLine {
  /**
   * Resolves when it is the caller's turn, to what gives the place up again. Rejects with the reason of the caller's
   * signal if that is aborted before.
   */
  readonly enter: (caller: EngineCaller) => Promise<() => void>;
  /** How many a newcomer would find at a place, or waiting and not to be overtaken. */
  readonly ahead: (priority: boolean) => number;
}

/** How many with priority go in a row while others wait. */
const longestRow = 3;

export function createWaitingLine(places: number): WaitingLine {
  let taken = 0;
  let row = 0;
  const first = new Set<() => void>();
  const others = new Set<() => void>();

  function leave(): void {
    const othersTurn = others.size > 0 && (first.size === 0 || row === longestRow);
    const waiting = othersTurn ? others : first;
    const [start] = waiting;
    if (!start) {
      taken--;
      return;
    }
    row = othersTurn || others.size === 0 ? 0 : row + 1;
    waiting.delete(start);
    start();
  }

  async function enter({ priority, signal }: EngineCaller): Promise<() => void> {
    signal.throwIfAborted();
    if (taken === places) await turn(priority ? first : others, signal);
    else taken++;
    return leave;
  }

  return { enter, ahead: (priority) => taken + first.size + (priority ? 0 : others.size) };
}

function turn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    };
    const onAbort = () => {
      waiting.delete(start);
      reject(signal.reason);
    };
    signal.addEventListener("abort", onAbort, { once: true });
    waiting.add(start);
  });
}
