import { act } from "@testing-library/react";
import { vi } from "vitest";
import type { ReleaseState, Releases } from "@/platform/platform.ts";

interface FakeReleases extends Releases {
  /** Tells the page of a new state. */
  become: (state: ReleaseState) => Promise<void>;
}

/** Versions of a shell, 1.1.0 being the one that runs. */
export function createFakeReleases(first: ReleaseState = { kind: "none" }): FakeReleases {
  let current = first;
  const listeners = new Set<(state: ReleaseState) => void>();
  return {
    version: "1.1.0",
    state: async () => current,
    check: vi.fn(async () => {}),
    install: vi.fn(async () => {}),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (state) =>
      act(async () => {
        current = state;
        for (const listener of listeners) listener(state);
      }),
  };
}
