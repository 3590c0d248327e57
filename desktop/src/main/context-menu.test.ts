import { EventEmitter } from "node:events";
import type { MenuItemConstructorOptions, WebContents } from "electron";
import { expect, test, vi } from "vitest";
import { contextMenu } from "./context-menu.ts";

const popups: MenuItemConstructorOptions[][] = [];
vi.mock("electron", () => ({
  Menu: {
    buildFromTemplate: (items: MenuItemConstructorOptions[]) => ({ popup: () => void popups.push(items) }),
  },
}));

const nothing = { misspelledWord: "", dictionarySuggestions: [], isEditable: false, selectionText: "" };

/** Right-clicks; returns the menu that opened, and what it is about. */
function rightClick(clicked: Partial<typeof nothing> | { dictionarySuggestions: string[] }) {
  popups.splice(0);
  const replaceMisspelling = vi.fn();
  const addWordToSpellCheckerDictionary = vi.fn();
  const contents = Object.assign(new EventEmitter(), {
    replaceMisspelling,
    session: { addWordToSpellCheckerDictionary },
  });
  // The menu uses nothing else of it.
  contextMenu(contents as unknown as WebContents);
  contents.emit("context-menu", {}, { ...nothing, ...clicked });
  const [items = []] = popups;
  const click = (label: string) => {
    const item = items.find((each) => each.label === label);
    Reflect.apply(item?.click ?? (() => {}), item, []);
  };
  const names = items.map(({ label, role, type }) => label ?? role ?? type);
  return { names, click, opened: popups.length, replaceMisspelling, addWordToSpellCheckerDictionary };
}

test("opens nothing where there is nothing to do", () => {
  expect(rightClick({ selectionText: " \n" }).opened).toBe(0);
});

test("offers to copy what is selected, and to change what can be edited", () => {
  expect(rightClick({ selectionText: "words" }).names).toEqual(["copy"]);
  expect(rightClick({ isEditable: true }).names).toEqual(["cut", "copy", "paste", "selectAll"]);
});

test("spells a word right, or learns it", () => {
  const menu = rightClick({
    isEditable: true,
    misspelledWord: "teh",
    dictionarySuggestions: ["the", "ten"],
  });
  expect(menu.names.slice(0, 4)).toEqual(["the", "ten", "Add to dictionary", "separator"]);
  menu.click("ten");
  menu.click("Add to dictionary");
  expect(menu.replaceMisspelling.mock.calls).toEqual([["ten"]]);
  expect(menu.addWordToSpellCheckerDictionary.mock.calls).toEqual([["teh"]]);
});
