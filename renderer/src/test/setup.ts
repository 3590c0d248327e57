import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { useDraft } from "@/features/humanize/draft-store.ts";
import { useRun } from "@/features/humanize/run-store.ts";
import { useInstallStore } from "@/features/install/use-install.ts";
import { useGuestSession } from "@/lib/guest-session.ts";
import { useToasts } from "@/lib/toast-store.ts";

// jsdom has no layout, so it lacks these; Radix calls them.
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// A slow machine is no reason to give up waiting.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  useDraft.setState(useDraft.getInitialState(), true);
  // What the draft of an earlier test has not written yet is written before this one begins.
  dispatchEvent(new Event("pagehide"));
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
  useRun.setState(useRun.getInitialState(), true);
  useInstallStore.setState(useInstallStore.getInitialState(), true);
  useGuestSession.setState(useGuestSession.getInitialState(), true);
  useToasts.setState(useToasts.getInitialState(), true);
});

afterEach(cleanup);
