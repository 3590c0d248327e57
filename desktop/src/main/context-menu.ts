import { Menu, type MenuItemConstructorOptions, type WebContents } from "electron";

type Clicked = Pick<
  Electron.ContextMenuParams,
  "misspelledWord" | "dictionarySuggestions" | "isEditable" | "selectionText"
>;

/** What a right click offers: spellings of the word, and what can be done with the text. */
function contextMenuItems(contents: WebContents, clicked: Clicked): MenuItemConstructorOptions[] {
  const { misspelledWord, dictionarySuggestions, isEditable, selectionText } = clicked;
  const spellings: MenuItemConstructorOptions[] =
    misspelledWord === ""
      ? []
      : [
          ...dictionarySuggestions.map((word) => ({
            label: word,
            click: () => contents.replaceMisspelling(word),
          })),
          {
            label: "Add to dictionary",
            click: () => contents.session.addWordToSpellCheckerDictionary(misspelledWord),
          },
          { type: "separator" },
        ];
  if (isEditable) {
    return [...spellings, { role: "cut" }, { role: "copy" }, { role: "paste" }, { role: "selectAll" }];
  }
  return selectionText.trim() === "" ? [] : [{ role: "copy" }];
}

/** Opens that menu at every right click. */
export function contextMenu(contents: WebContents): void {
  contents.on("context-menu", (_, clicked) => {
    const items = contextMenuItems(contents, clicked);
    if (items.length > 0) Menu.buildFromTemplate(items).popup();
  });
}
