import electronUpdater, { type AppUpdater } from "electron-updater";

/**
 * This system's updater. `configFile` says where to look in a run from the sources, which otherwise updates nothing; a
 * packaged app has a file of its own.
 */
export function autoUpdater(configFile: string | undefined): AppUpdater {
  const updater = electronUpdater.autoUpdater;
  if (configFile) {
    updater.forceDevUpdateConfig = true;
    updater.updateConfigPath = configFile;
  }
  return updater;
}
