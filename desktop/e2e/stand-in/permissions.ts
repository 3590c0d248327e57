import type { Page } from "@playwright/test";
import { toChromium, toElectron } from "./addresses.ts";

type RequestHandler = (contents: object, permission: string, answer: (granted: boolean) => void) => void;
type CheckHandler = (contents: object, permission: string, origin: string) => boolean;
// Without a handler, Electron grants everything.
let onRequest: RequestHandler = (_contents, _permission, answer) => answer(true);
let onCheck: CheckHandler = () => true;

export const session = {
  defaultSession: {
    setPermissionRequestHandler: (handler: RequestHandler) => {
      onRequest = handler;
    },
    setPermissionCheckHandler: (handler: CheckHandler) => {
      onCheck = handler;
    },
  },
  fromPartition: () => ({}),
};

/** Electron's names of permissions with Chromium's. */
const permissions = {
  geolocation: ["geolocation"],
  notifications: ["notifications"],
  media: ["camera", "microphone"],
  midi: ["midi"],
  "clipboard-read": ["clipboard-read"],
  "clipboard-sanitized-write": ["clipboard-write"],
  "idle-detection": ["idle-detection"],
};

/** Asks the app for every permission of its own pages, and has Chromium grant or deny it. */
export async function settlePermissions(page: Page, url: string): Promise<void> {
  const origin = new URL(toChromium(url)).origin;
  const contents = { getURL: () => url };
  // Chromium forgets what was set when the connection ends.
  const chromium = await page.context().newCDPSession(page);
  for (const [permission, names] of Object.entries(permissions)) {
    let granted = onCheck(contents, permission, toElectron(`${origin}/`));
    onRequest(contents, permission, (allowed) => {
      granted &&= allowed;
    });
    for (const name of names) {
      const setting = granted ? "granted" : "denied";
      await chromium.send("Browser.setPermission", { permission: { name }, setting, origin });
    }
  }
}
