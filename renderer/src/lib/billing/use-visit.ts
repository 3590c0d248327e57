import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { usePlatform } from "@/platform/platform.ts";
import { readStored, writeStored } from "../storage.ts";

const visitKey = "ai-humanizer-billing-visit";

/** Leaves for a hosted page of the payment provider. `leaving` lasts until the browser is gone, or back. */
export function useVisit() {
  const platform = usePlatform();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = () => setLeaving(false);
    // Pages that come back from the browser's memory carry on where they were left.
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return {
    leaving,
    visit: (url: string) => {
      writeStored(visitKey, true, "tab");
      // A shell that opens the page in another window stays here.
      setLeaving(platform.kind === "web");
      platform.visit(url);
    },
  };
}

/** How long a change made on a hosted page may take to arrive (ms). */
const settleTime = 30_000;

/** For whoever may be back from a hosted page: whether its changes have had time to arrive. Undefined without a visit. */
export function useSettled(): (() => boolean) | undefined {
  const [since] = useState(() => (readStored(visitKey, z.boolean(), "tab") ? Date.now() : null));
  useEffect(() => writeStored(visitKey, false, "tab"), []);
  return since === null ? undefined : () => Date.now() - since > settleTime;
}
