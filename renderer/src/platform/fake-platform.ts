import type { Platform } from "./platform.ts";

interface FakePlatform extends Platform {
  /** What was copied, oldest first. */
  readonly copied: string[];
  /** Links that were opened, oldest first. */
  readonly opened: string[];
}

/** A platform for tests that records what it was asked; `clipboard: "denied"` refuses every copy. */
export function createFakePlatform(options: { clipboard?: "allowed" | "denied" } = {}): FakePlatform {
  const copied: string[] = [];
  const opened: string[] = [];
  return {
    kind: "web",
    apiOrigin: "",
    copied,
    opened,
    openExternal: (url) => {
      opened.push(url);
    },
    copyText: async (text) => {
      if (options.clipboard === "denied") throw new DOMException("Denied", "NotAllowedError");
      copied.push(text);
    },
  };
}
