import { readText, removeStored, writeText } from "@/lib/storage.ts";

/** What the desktop app asks for by the address of the page, behind its hash. */
export interface DesktopRequest {
  readonly challenge: string;
  readonly state: string;
  /** The desktop app's own address: a port of this computer, or its link. */
  readonly redirect: string;
}

const token = /^[\w-]{43}$/;
const loopback = /^http:\/\/127\.0\.0\.1:([1-9]\d{0,4})\/callback$/;

/** Reads the request; null for one that the desktop app did not make, such as one that leads elsewhere. */
export function readDesktopRequest(hash: string): DesktopRequest | null {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const [challenge, state, redirect] = ["challenge", "state", "redirect"].map(
    (name) => query.get(name) ?? "",
  );
  if (!challenge || !state || !redirect || !token.test(challenge) || !token.test(state)) return null;
  const port = Number(loopback.exec(redirect)?.[1] ?? 0);
  const known = redirect === "aihumanizer://sign-in" || (port > 0 && port <= 65_535);
  return known ? { challenge, state, redirect } : null;
}

/** Where the browser goes back to with the code. */
export function answerUrl({ redirect, state }: DesktopRequest, code: string): string {
  return `${redirect}?${new URLSearchParams({ code, state })}`;
}

const key = "ai-humanizer-desktop-request";

/** Keeps the request in this tab while its user signs in first. */
export function keepDesktopRequest(hash: string): void {
  writeText(key, hash, "tab");
}

/** The path of a request that waits in this tab, told once; null without one. */
export function takeDesktopPath(): string | null {
  const hash = readText(key, "tab");
  removeStored(key, "tab");
  return hash === null ? null : `/desktop-sign-in${hash}`;
}
