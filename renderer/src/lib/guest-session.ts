import { guestTrial } from "@ai-humanizer/shared";
import * as z from "zod/mini";
import { create } from "zustand";
import { readStored, writeStored } from "./storage.ts";
import { randomUuid } from "./uuid.ts";

const storageKey = "ai-humanizer-guest-session";

const guestSessionSchema = z.object({
  sessionId: z.uuid(),
  usageCount: z.int().check(z.nonnegative()),
  createdAt: z.iso.datetime(),
});
type GuestSession = z.infer<typeof guestSessionSchema>;

/** What a guest is offered who has not begun. */
export const guestOffer = `${guestTrial.humanizations} free uses, no signup required`;

function loadGuestSession(): GuestSession {
  const stored = readStored(storageKey, guestSessionSchema);
  if (stored) return stored;
  const session = { sessionId: randomUuid(), usageCount: 0, createdAt: new Date().toISOString() };
  writeStored(storageKey, session);
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
    const session = readStored(storageKey, guestSessionSchema) ?? get().session;
    const next = { ...session, usageCount: Math.max(0, count(session.usageCount)) };
    writeStored(storageKey, next);
    set({ session: next });
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
  const session = key === storageKey && readStored(storageKey, guestSessionSchema);
  if (session) useGuestSession.setState({ session });
});

/** Free humanizations that the guest has left, never below zero. */
export function usesLeft(session: GuestSession): number {
  return Math.max(0, guestTrial.humanizations - session.usageCount);
}
