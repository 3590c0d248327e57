import type { Updates } from "@/platform/platform.ts";

/** How often a page that stays open asks for a newer version, in milliseconds. */
const checkEvery = 60 * 60 * 1000;

/**
 * Registers the service worker and tells when a newer version waits. It takes over when the user asks, never under a
 * running page; where another tab asked, this page keeps running what it has until it is loaded again.
 */
export function createUpdates(
  container: ServiceWorkerContainer,
  reload: () => void,
): Updates & { start: () => Promise<void> } {
  const listeners = new Set<() => void>();
  const controlledAtStart = container.controller !== null;
  let waiting: ServiceWorker | null = null;
  let ready = false;
  let asked = false;

  const tell = () => {
    ready = true;
    for (const listener of listeners) listener();
  };
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener("statechange", () => {
      // Without a controller it is the first version, which nobody has to hear of.
      if (worker.state !== "installed" || container.controller === null) return;
      waiting = worker;
      tell();
    });
  };

  container.addEventListener("controllerchange", () => {
    if (asked) reload();
    else if (controlledAtStart) tell();
  });

  return {
    start: async () => {
      // Private windows and blocked storage refuse it: the app then runs without.
      await container.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
      const registration = await container.getRegistration().catch(() => undefined);
      if (!registration) return;
      waiting = registration.waiting;
      if (waiting && container.controller) tell();
      watch(registration.installing);
      registration.addEventListener("updatefound", () => watch(registration.installing));
      const check = () => void registration.update().catch(() => {});
      setInterval(check, checkEvery);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") check();
      });
    },
    isReady: () => ready,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply: () => {
      asked = true;
      if (waiting?.state === "installed") waiting.postMessage("take-over");
      else reload();
    },
  };
}
