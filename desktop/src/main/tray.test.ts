import { existsSync } from "node:fs";
import path from "node:path";
import type { MenuItemConstructorOptions } from "electron";
import { expect, test, vi } from "vitest";
import { createTray } from "./tray.ts";

const fake = vi.hoisted(() => ({ images: [] as string[], template: [] as MenuItemConstructorOptions[] }));
vi.mock("electron", async () => {
  const { EventEmitter } = await import("node:events");
  return {
    Tray: class extends EventEmitter {
      setToolTip() {}
      setContextMenu(template: MenuItemConstructorOptions[]) {
        fake.template = template;
      }
    },
    Menu: { buildFromTemplate: (template: MenuItemConstructorOptions[]) => template },
    nativeImage: { createFromPath: (file: string) => fake.images.push(file) },
  };
});

test("shows the app, its history, and quits", () => {
  const actions = { show: vi.fn(), goTo: vi.fn(), quit: vi.fn() };
  const tray = createTray(actions);
  tray.emit("click");
  expect(actions.show).toHaveBeenCalledOnce();
  for (const { click } of fake.template) if (click) Reflect.apply(click, null, []);
  expect(actions.show).toHaveBeenCalledTimes(2);
  expect(actions.goTo.mock.calls).toEqual([["/history"]]);
  expect(actions.quit).toHaveBeenCalledOnce();
});

test("its picture is among the files that the build copies beside the pages", () => {
  createTray({ show: vi.fn(), goTo: vi.fn(), quit: vi.fn() });
  const [image = ""] = fake.images;
  expect(image.split(path.sep).slice(-2)).toEqual(["renderer", "tray.png"]);
  expect(existsSync(path.join(import.meta.dirname, "../../public/tray.png"))).toBe(true);
});
