import { app, shell } from "electron";
import { screenOf } from "../deep-links.ts";
import type { Opening, Openings } from "../openings.ts";
import { keepMainWindow, openMainWindow, tellPages } from "../windows.ts";
import type { Environment } from "./environment.ts";

interface OpeningTakers {
  /** Holds a file until the workspace takes it. */
  readonly addFile: (file: string) => void;
  /** Takes a link that ends a sign-in; false for any other. */
  readonly takeSignIn: (link: string) => boolean;
}

/** The main window, which shows what the system asks the app to open: at first, and from then on. */
export function startMainWindow(
  { dataDir, built, apiOrigin: site }: Environment,
  openings: Openings,
  { addFile, takeSignIn }: OpeningTakers,
) {
  /** What an opening asks for; null where that is nothing. A file waits in the workspace's place for it to take. */
  const screenFor = (opening: Opening): string | null => {
    if (opening.kind === "link") return screenOf(opening.link);
    addFile(opening.file);
    return "/dashboard";
  };
  const preload = built("preload", "preload.cjs");
  const openExternal = (url: string) => shell.openExternal(url);
  const openAt = (screen: string) => openMainWindow({ preload, dataDir, screen, openExternal, site });
  const first = openings.takeEarly().map(screenFor);
  const window = keepMainWindow(openAt, first.findLast((screen) => screen !== null) ?? "/");

  openings.follow((opening) => {
    if (opening.kind === "link" && takeSignIn(opening.link)) return window.show();
    const screen = screenFor(opening);
    if (screen !== null) window.goTo(screen);
    if (opening.kind === "file") tellPages("files:opened", null);
  });
  app.on("second-instance", window.show);
  app.on("activate", window.show);
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  return window;
}
