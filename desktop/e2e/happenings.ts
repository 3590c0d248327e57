import type { Desktop, Happening } from "./desktop.ts";

interface Happenings extends Pick<Desktop, "happened" | "until"> {
  readonly add: (news: readonly Happening[]) => void;
}

/** Keeps what happened, and lets tests wait for more as long as the app runs. */
export function createHappenings(exited: Promise<number | null>, log: () => string): Happenings {
  const happened: Happening[] = [];
  const waiting = new Set<() => void>();
  return {
    happened,
    add: (news) => {
      happened.push(...news);
      for (const look of waiting) look();
    },
    until: (what, after = 0) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = happened.slice(after).find((each) => each.what === what);
          if (!found) return;
          waiting.delete(look);
          resolve(found.detail);
        };
        waiting.add(look);
        look();
        exited.then((code) => reject(new Error(`The app ended with ${code} before "${what}":\n${log()}`)));
      }),
  };
}
