import { guestTrial } from "@ai-humanizer/shared";
import * as z from "zod/mini";
import { create } from "zustand";
import { readStored, writeStored } from "./storage.ts";
import { guestSessionKey } from "./trial-begun.ts";
import { randomUuid } from "./uuid.ts";

const guestSessionSchema = z.object({
  sessionId: z.uuid(),
  usageCount: z.int().check(z.nonnegative()),
  createdAt: z.iso.datetime(),
});
type GuestSession = z.infer<typeof guestSessionSchema>;

/** What a guest is offered who has not begun. */
export const guestOffer = `${guestTrial.humanizations} free uses, no signup required`;

function loadGuestSession(): GuestSession {
  const stored = readStored(guestSessionKey, guestSessionSchema);
  if (stored) return stored;
  const session = { sessionId: randomUuid(), usageCount: 0, createdAt: new Date().toISOString() };
  writeStored(guestSessionKey, session);
  return session;
}

interface GuestSessionStore {
  session: GuestSession;
  /** Counts an attempt. */
  countUse: () => void;
  /** Takes an attempt back that failed or was cancelled: only success is charged. */
  returnUse: () => void;
  /** Takes over the server's count. */
  setUses: (usageCount: number) => void;
}

/**
 * The guest's trial as this browser counts it between two looks at the server's count. For display and to spare needless
 * calls: the server decides.
 */
export const useGuestSession = create<GuestSessionStore>()((set, get) => {
  const change = (count: (before: number) => number) => {
    // Another tab may have counted since.
    const session = readStored(guestSessionKey, guestSessionSchema) ?? get().session;
    const next = { ...session, usageCount: Math.max(0, count(session.usageCount)) };
    writeStored(guestSessionKey, next);
    set({ session: next });
    // Browsers tell other tabs only, and the page around the form watches the storage too.
    dispatchEvent(new StorageEvent("storage", { key: guestSessionKey }));
  };
  return {
    session: loadGuestSession(),
    countUse: () => change((before) => before + 1),
    returnUse: () => change((before) => before - 1),
    setUses: (usageCount) => change(() => usageCount),
  };
});

// There is no window where a build renders pages ahead.
globalThis.window?.addEventListener("storage", ({ key }) => {
  const session = key === guestSessionKey && readStored(guestSessionKey, guestSessionSchema);
  if (session) useGuestSession.setState({ session });
});

/** Free humanizations that the guest has left, never below zero. */
export function usesLeft(session: GuestSession): number {
  return Math.max(0, guestTrial.humanizations - session.usageCount);
}
