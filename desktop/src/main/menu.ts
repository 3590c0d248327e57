import type { MenuItemConstructorOptions } from "electron";

export interface MenuActions {
  readonly goTo: (path: string) => void;
  readonly checkForUpdates: () => void;
}

/** The native menu. */
export function menuTemplate(
  platform: string,
  { goTo, checkForUpdates }: MenuActions,
): MenuItemConstructorOptions[] {
  const mac = platform === "darwin";
  const update: MenuItemConstructorOptions = { label: "Check for updates…", click: checkForUpdates };
  const appMenu: MenuItemConstructorOptions[] = [
    {
      role: "appMenu",
      submenu: [{ role: "about" }, update, { type: "separator" }, { role: "hide" }, { role: "quit" }],
    },
  ];
  return [
    ...(mac ? appMenu : []),
    {
      label: "File",
      submenu: [
        { label: "New text", accelerator: "CommandOrControl+N", click: () => goTo("/dashboard") },
        { label: "History", accelerator: "CommandOrControl+Y", click: () => goTo("/history") },
        { label: "Account", accelerator: "CommandOrControl+,", click: () => goTo("/account") },
        { type: "separator" },
        mac ? { role: "close" } : { role: "quit" },
      ],
    },
    { role: "editMenu" },
    {
      role: "viewMenu",
      submenu: [{ role: "resetZoom" }, { role: "zoomIn" }, { role: "zoomOut" }, { role: "togglefullscreen" }],
    },
    { role: "windowMenu" },
    ...(mac ? [] : [{ role: "help" as const, submenu: [update, { role: "about" as const }] }]),
  ];
}
