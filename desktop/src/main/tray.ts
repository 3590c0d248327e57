import path from "node:path";
import { Menu, nativeImage, Tray } from "electron";

interface TrayActions {
  readonly show: () => void;
  readonly goTo: (path: string) => void;
  readonly quit: () => void;
}

/** The icon among the system's, with its menu. */
export function createTray({ show, goTo, quit }: TrayActions): Tray {
  const file = path.join(import.meta.dirname, "..", "renderer", "tray.png");
  const tray = new Tray(nativeImage.createFromPath(file));
  tray.setToolTip("AI Humanizer");
  tray.setContextMenu(
    Menu.buildFromTemplate([
      { label: "Open AI Humanizer", click: show },
      { label: "History", click: () => goTo("/history") },
      { type: "separator" },
      { label: "Quit", click: quit },
    ]),
  );
  tray.on("click", show);
  return tray;
}
