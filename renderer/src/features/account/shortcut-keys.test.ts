import { expect, test } from "vitest";
import { keyLabels, keysPressed } from "./shortcut-keys.ts";

const nothing = { key: "", code: "", ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };
const press = (event: Partial<typeof nothing>, mac = false) => keysPressed({ ...nothing, ...event }, mac);

test.each([
  ["Control+H", { key: "h", code: "KeyH", ctrlKey: true }],
  ["Control+Alt+Shift+7", { key: "/", code: "Digit7", ctrlKey: true, altKey: true, shiftKey: true }],
  ["Alt+Space", { key: " ", code: "Space", altKey: true }],
  ["Super+F12", { key: "F12", code: "F12", metaKey: true }],
  // The letter where the keyboard has it, not where an English one would.
  ["Control+A", { key: "a", code: "KeyQ", ctrlKey: true }],
])("%s is a shortcut", (keys, event) => {
  expect(press(event)).toEqual({ parts: keys.split("+"), isWhole: true, isShortcut: true });
});

test("on a Mac, Alt writes other signs and ⌘ is Command", () => {
  expect(press({ key: "˙", code: "KeyH", altKey: true, metaKey: true }, true).parts).toEqual([
    "Alt",
    "Command",
    "H",
  ]);
});

test.each([
  ["no modifier", { key: "h", code: "KeyH" }],
  ["Shift alone", { key: "H", code: "KeyH", shiftKey: true }],
  ["all four", { key: "h", code: "KeyH", ctrlKey: true, altKey: true, shiftKey: true, metaKey: true }],
])("%s is none", (_, event) => {
  expect(press(event)).toMatchObject({ isWhole: true, isShortcut: false });
});

test("modifiers alone are not whole", () => {
  expect(press({ key: "Alt", code: "AltLeft", ctrlKey: true, altKey: true })).toEqual({
    parts: ["Control", "Alt"],
    isWhole: false,
    isShortcut: false,
  });
});

test("names the keys as they are on the keyboard", () => {
  expect(keyLabels("CommandOrControl+Alt+H", false)).toEqual(["Ctrl", "Alt", "H"]);
  expect(keyLabels("CommandOrControl+Alt+H", true)).toEqual(["⌘", "⌥", "H"]);
});
