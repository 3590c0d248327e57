import { afterEach, expect, test, vi } from "vitest";
import { replaceText } from "./replace-text.ts";

function makeField(value: string) {
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = value;
  return field;
}

afterEach(() => document.body.replaceChildren());

test("writes by the editing command, over the whole text, where the browser has it", () => {
  const field = makeField("old text");
  const exec = vi.fn(() => true);
  document.execCommand = exec;
  replaceText(field, "new text");
  expect(exec).toHaveBeenCalledWith("insertText", false, "new text");
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8]);
  replaceText(field, "");
  expect(exec).toHaveBeenLastCalledWith("delete", false, undefined);
});

test("writes the value and tells of it where the browser refuses", () => {
  const field = makeField("old text");
  document.execCommand = () => false;
  const onInput = vi.fn();
  field.addEventListener("input", onInput);
  replaceText(field, "new text");
  expect(field.value).toBe("new text");
  expect(onInput).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
});
