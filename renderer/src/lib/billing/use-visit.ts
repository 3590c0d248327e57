import type { WorkingStatus } from "@ai-humanizer/shared";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { usePlatform } from "@/platform/platform.ts";
import { readStored, writeStored } from "../storage.ts";
import { hasArrived, readPurchase } from "./purchase.ts";

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

/**
 * For whoever may be back from a hosted page, or has paid for what is not there yet: whether the changes have come, or
 * have had the time to. Undefined for anybody else.
 */
export function useSettled(): ((status: WorkingStatus) => boolean) | undefined {
  const [purchase] = useState(readPurchase);
  const awaits = purchase?.paid === true;
  const [since] = useState(() => (awaits || readStored(visitKey, z.boolean(), "tab") ? Date.now() : null));
  useEffect(() => writeStored(visitKey, false, "tab"), []);
  if (since === null) return undefined;
  return (status) => (awaits && hasArrived(status, purchase)) || Date.now() - since > settleTime;
}
