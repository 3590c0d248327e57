import { vi } from "vitest";
import type { Identity } from "@/lib/identity/identity.ts";

/** An identity provider for tests, whose user signs in and out by `become`. */
export function createFakeIdentity(userId: string | null = null) {
  let now = userId;
  const listeners: ((userId: string | null) => void)[] = [];
  const become = (next: string | null) => {
    now = next;
    for (const listener of listeners) listener(next);
  };
  const identity = {
    finishRedirect: vi.fn<Identity["finishRedirect"]>(async () => {}),
    watch: (onUser) => {
      listeners.push(onUser);
      onUser(now);
    },
    getToken: vi.fn<Identity["getToken"]>(async () => now && `token of ${now}`),
    signIn: vi.fn<Identity["signIn"]>(async () => become("maya")),
    signInLocally: vi.fn<Identity["signInLocally"]>(async () => become("maya")),
    signOut: vi.fn<Identity["signOut"]>(async () => become(null)),
  } satisfies Identity;
  return { identity, become };
}
