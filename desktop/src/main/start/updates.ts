import { app } from "electron";
import { autoUpdater } from "../auto-updater.ts";
import { createUpdates } from "../updates.ts";
import { tellPages } from "../windows.ts";
import type { Environment } from "./environment.ts";

const everyMs = 6 * 3_600_000;

/** The app's updates, of which every page hears. */
export function startUpdates({ apiOrigin, updateConfig }: Environment) {
  return createUpdates({
    updater: autoUpdater(updateConfig),
    page: new URL("/", apiOrigin).href,
    onState: (state) => tellPages("updates:changed", state),
  });
}

/** Looks for a new version now and every few hours, where there is a place to look. */
export function checkRegularly(
  { updateConfig }: Environment,
  { checkQuietly }: Pick<ReturnType<typeof createUpdates>, "checkQuietly">,
): void {
  if (!app.isPackaged && !updateConfig) return;
  const check = () => void checkQuietly();
  check();
  setInterval(check, everyMs).unref();
}
