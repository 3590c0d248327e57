import type { Platform } from "./platform.ts";

interface FakePlatform extends Platform {
  /** What was copied, oldest first. */
  readonly copied: string[];
  /** Links that were opened, oldest first. */
  readonly opened: string[];
  /** The payment provider's pages that were gone to, oldest first. */
  readonly visited: string[];
}

/** A platform for tests that records what it was asked; `clipboard: "denied"` refuses every copy. */
export function createFakePlatform(
  options: { clipboard?: "allowed" | "denied" } & Partial<
    Pick<
      Platform,
      "install" | "updates" | "takeShared" | "onShared" | "releases" | "localHistory" | "shortcut"
    >
  > = {},
): FakePlatform {
  const copied: string[] = [];
  const opened: string[] = [];
  const visited: string[] = [];
  const {
    install = null,
    updates = null,
    takeShared = async () => null,
    onShared,
    releases,
    localHistory,
    shortcut,
  } = options;
  return {
    kind: "web",
    apiOrigin: "",
    copied,
    opened,
    visited,
    install,
    updates,
    takeShared,
    ...(onShared ? { onShared } : {}),
    ...(releases ? { releases } : {}),
    ...(localHistory ? { localHistory } : {}),
    ...(shortcut ? { shortcut } : {}),
    openExternal: (url) => {
      opened.push(url);
    },
    visit: (url) => {
      visited.push(url);
    },
    copyText: async (text) => {
      if (options.clipboard === "denied") throw new DOMException("Denied", "NotAllowedError");
      copied.push(text);
    },
  };
}
