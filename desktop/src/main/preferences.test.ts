import path from "node:path";
import { expect, test, vi } from "vitest";
import { tempFolders } from "../test/temp-folders.ts";
import { createPreferences, preferencesSchema } from "./preferences.ts";

const newFolder = tempFolders();

function setUp(taken = "") {
  const file = path.join(newFolder(), "preferences.json");
  const held = new Set<string>();
  const shortcuts = {
    register: vi.fn((keys: string) => keys !== taken && Boolean(held.add(keys))),
    unregisterAll: () => held.clear(),
  };
  const open = () => createPreferences(file, shortcuts, () => {});
  return { held, shortcuts, open };
}

test("the shortcut is off until it is chosen, and kept", async () => {
  const { held, shortcuts, open } = setUp();
  const preferences = open();
  preferences.apply();
  expect(shortcuts.register).not.toHaveBeenCalled();
  expect(await preferences.set({ shortcut: "Alt+H" })).toBe("saved");
  expect([...held]).toEqual(["Alt+H"]);
  expect(open().get()).toEqual({ shortcut: "Alt+H" });
  await preferences.set({ shortcut: null });
  expect(held.size).toBe(0);
});

test("keys that another program holds change nothing", async () => {
  const { held, open } = setUp("Alt+T");
  const preferences = open();
  await preferences.set({ shortcut: "Alt+H" });
  expect(await preferences.set({ shortcut: "Alt+T" })).toBe("taken");
  expect([...held]).toEqual(["Alt+H"]);
  expect(open().get()).toEqual({ shortcut: "Alt+H" });
});

test("keys that the system does not know change nothing", async () => {
  const { held, shortcuts, open } = setUp();
  const preferences = open();
  await preferences.set({ shortcut: "Alt+H" });
  shortcuts.register.mockImplementationOnce(() => {
    throw new TypeError("conversion failure");
  });
  expect(await preferences.set({ shortcut: "AltGr+T" })).toBe("taken");
  expect([...held]).toEqual(["Alt+H"]);
});

test.each(["H", "Shift+H", "Alt+", "Alt+H+J"])("refuses the keys %s", (shortcut) => {
  expect(preferencesSchema.safeParse({ shortcut }).success).toBe(false);
});
