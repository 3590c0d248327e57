import { useEffect, useState } from "react";

type ResultParts = typeof import("./result.tsx");

let loaded: ResultParts | null = null;

/**
 * What of the workspace waits for a run, once it is wanted and here; null before. Not `lazy`, which would show a result
 * late: a part that is first rendered then suspends although its code is here. What can't be loaded now is asked for
 * again with the next render.
 */
export function useResultParts(wanted: boolean): ResultParts | null {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (!wanted || parts) return;
    import("./result.tsx").then(
      (module) => {
        loaded = module;
        setParts(module);
      },
      () => {},
    );
  });
  return parts;
}
