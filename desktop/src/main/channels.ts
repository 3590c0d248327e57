import { z } from "zod";
import type { OpenedFile, UploadOutcome } from "../bridge.ts";
import { type AnyChannel, channel, plainChannel } from "./ipc/gateway.ts";
import { externalLink } from "./links.ts";
import { type createPreferences, preferencesSchema } from "./preferences.ts";
import type { BrowserSignIn } from "./sign-in/browser-sign-in.ts";
import type { DesktopSession } from "./sign-in/session.ts";
import type { createUpdates } from "./updates.ts";

interface ChannelParts {
  readonly openExternal: (url: string) => Promise<void>;
  readonly writeClipboard: (text: string) => Promise<void>;
  readonly session: Pick<DesktopSession, "token" | "signIn" | "end"> & {
    readonly userId: () => string | null | Promise<string | null>;
  };
  readonly browser: BrowserSignIn;
  readonly takeOpened: () => Promise<OpenedFile | null>;
  readonly localEntries: () => readonly string[];
  readonly upload: (id: string) => Promise<UploadOutcome>;
  readonly updates: ReturnType<typeof createUpdates>;
  readonly preferences: ReturnType<typeof createPreferences>;
}

const link = z.string().transform((address, context) => {
  const parsed = externalLink(address);
  if (parsed !== null) return parsed;
  context.addIssue({ code: "custom", message: "not a link that may be opened" });
  return z.NEVER;
});

/** Every call that the page may make, by its name. */
export function createChannels(parts: ChannelParts): Readonly<Record<string, AnyChannel>> {
  const { session, browser, updates, preferences } = parts;
  return {
    "links:open": channel(link, parts.openExternal),
    "clipboard:write": channel(z.string(), parts.writeClipboard),
    "session:user": plainChannel(session.userId),
    "session:token": plainChannel(session.token),
    "session:sign-in": plainChannel(session.signIn),
    "session:cancel": plainChannel(browser.cancel),
    "session:sign-out": channel(z.enum(["signed-out", "ended"]), session.end),
    "files:take": plainChannel(parts.takeOpened),
    "history:local": plainChannel(parts.localEntries),
    "history:upload": channel(z.string().min(1).max(100), parts.upload),
    "updates:state": plainChannel(updates.state),
    "updates:check": plainChannel(updates.check),
    "updates:install": plainChannel(updates.install),
    "preferences:get": plainChannel(preferences.get),
    "preferences:set": channel(preferencesSchema, preferences.set),
  };
}
