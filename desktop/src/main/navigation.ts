import type { Session, WebContents } from "electron";
import { externalLink } from "./links.ts";
import { isOwnPage } from "./origin.ts";

/** The one thing a page may be allowed that it can't do without asking. */
const allowedPermissions = ["clipboard-sanitized-write"];

/**
 * Keeps a window at the app's own pages: other addresses go to the system's browser or nowhere, and no window, frame
 * or webview opens. `site` is the origin of the product's site, whose page is meant where a link of the app's own is
 * to open beside the app.
 */
export function guardNavigation(
  contents: WebContents,
  openExternal: (url: string) => void,
  site: string,
): void {
  const leave = (address: string) => {
    const link = externalLink(address);
    if (link !== null) openExternal(link);
  };
  contents.on("will-navigate", (event) => {
    if (isOwnPage(event.url)) return;
    event.preventDefault();
    leave(event.url);
  });
  const stay = (event: { readonly url: string; preventDefault: () => void }) => {
    if (!isOwnPage(event.url)) event.preventDefault();
  };
  contents.on("will-redirect", stay);
  contents.on("will-frame-navigate", stay);
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    const { pathname, hash } = new URL(url);
    leave(isOwnPage(url) ? new URL(pathname + hash, site).href : url);
    return { action: "deny" };
  });
}

/** Denies every permission but writing to the clipboard. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, answer) => {
    answer(isOwnPage(contents.getURL()) && allowedPermissions.includes(permission));
  });
  session.setPermissionCheckHandler((_, permission, origin) => {
    return isOwnPage(origin) && allowedPermissions.includes(permission);
  });
}
