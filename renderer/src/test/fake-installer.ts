import { act } from "@testing-library/react";
import type { Installer, InstallState } from "@/platform/platform.ts";

/** An installer that a test moves from state to state; its question is answered when the test says so. */
export function createFakeInstaller(device: Installer["device"]) {
  const listeners = new Set<() => void>();
  const answers: ((outcome: "accepted" | "dismissed") => void)[] = [];
  let state: InstallState = "unavailable";
  const installer: Installer = {
    device,
    system: "windows",
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prompt: () => new Promise((resolve) => answers.push(resolve)),
  };
  const set = (next: InstallState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  const answer = (outcome: "accepted" | "dismissed") => act(async () => answers.shift()?.(outcome));
  return { installer, set, answer };
}
