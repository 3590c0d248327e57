/**
 * Replaces the whole text of a field as typing would, so that one Ctrl+Z brings the old text back.
 * Fires an `input` event like typing does.
 */
export function replaceText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.select();
  // The only way to write to a field's undo history; the standard has no successor.
  const done = text === "" ? exec("delete") : exec("insertText", text);
  if (!done) {
    field.setRangeText(text, 0, field.value.length, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** Replaces the whole text like `replaceText` and shows its beginning. */
export function fillFromTop(field: HTMLTextAreaElement, text: string): void {
  replaceText(field, text);
  field.setSelectionRange(0, 0);
  field.scrollTop = 0;
}

function exec(command: "delete" | "insertText", value?: string): boolean {
  return typeof document.execCommand === "function" && document.execCommand(command, false, value);
}
