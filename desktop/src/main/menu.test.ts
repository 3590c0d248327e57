import type { MenuItemConstructorOptions } from "electron";
import { expect, test, vi } from "vitest";
import { menuTemplate } from "./menu.ts";

function setUp(platform: string) {
  const actions = { goTo: vi.fn(), checkForUpdates: vi.fn() };
  const template = menuTemplate(platform, actions);
  const items = (menu: MenuItemConstructorOptions) => (Array.isArray(menu.submenu) ? menu.submenu : []);
  const all = template.flatMap(items);
  /** Clicks what bears a label; the items here read none of what Electron hands them. */
  const click = (label: string) => {
    const item = all.find((each) => each.label === label);
    Reflect.apply(item?.click ?? (() => {}), item, []);
  };
  return { ...actions, template, all, click };
}
const platforms = ["darwin", "win32", "linux"];

test.each(platforms)("goes to the app's screens and looks for updates: %s", (platform) => {
  const { click, goTo, checkForUpdates } = setUp(platform);
  for (const label of ["New text", "History", "Account", "Check for updates…"]) click(label);
  expect(goTo.mock.calls).toEqual([["/dashboard"], ["/history"], ["/account"]]);
  expect(checkForUpdates).toHaveBeenCalledOnce();
});

test.each(platforms)("has one way to quit, and every key once: %s", (platform) => {
  const { all } = setUp(platform);
  expect(all.filter(({ role }) => role === "quit")).toHaveLength(1);
  const keys = all.flatMap(({ accelerator }) => accelerator ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the app's own menu is first on macOS, and absent elsewhere", () => {
  expect(setUp("darwin").template[0]?.role).toBe("appMenu");
  for (const platform of ["win32", "linux"]) {
    expect(setUp(platform).template.map(({ role, label }) => role ?? label)).toEqual([
      "File",
      "editMenu",
      "viewMenu",
      "windowMenu",
      "help",
    ]);
  }
});

test.each(platforms)("opens no developer tools and loads nothing anew: %s", (platform) => {
  const { all, template } = setUp(platform);
  const roles = all.map(({ role }) => role?.toLowerCase());
  expect(roles).not.toContain("toggledevtools");
  expect(roles).not.toContain("reload");
  // By itself, the role brings both.
  expect(template.find(({ role }) => role === "viewMenu")?.submenu).toBeDefined();
});
