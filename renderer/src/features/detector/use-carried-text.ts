import { type RefObject, useEffect, useRef } from "react";
import { receiveCarried } from "@/lib/carried-text.ts";

/** Takes in the text of a rewrite that was carried here, where it costs no other: the field is empty, or as it came. */
export function useCarriedText(field: RefObject<HTMLTextAreaElement | null>, take: (text: string) => void) {
  const last = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` of any render does the same
  useEffect(
    () =>
      receiveCarried((text) => {
        const current = field.current?.value ?? "";
        if (current !== "" && current !== last.current) return false;
        last.current = text;
        // Not before React's strict mode has mounted the detector for the second time, which ends what the first began.
        queueMicrotask(() => take(text));
        return true;
      }),
    [],
  );
}
