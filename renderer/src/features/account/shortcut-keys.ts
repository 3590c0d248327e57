type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "shiftKey" | "metaKey">;

/** The modifiers that are held, as in "Control+Alt+H". */
function modifiersOf({ ctrlKey, altKey, shiftKey, metaKey }: Pressed, mac: boolean): string[] {
  return [
    ...(ctrlKey ? ["Control"] : []),
    ...(altKey ? ["Alt"] : []),
    ...(shiftKey ? ["Shift"] : []),
    ...(metaKey ? [mac ? "Command" : "Super"] : []),
  ];
}

/** The key that is pressed with them; null for modifiers alone and for keys that can't be part of a shortcut. */
function keyOf({ key, code }: Pressed): string | null {
  if (/^[a-z0-9]$/iu.test(key)) return key.toUpperCase();
  if (/^F(?:[1-9]|1\d|2[0-4])$/u.test(key)) return key;
  if (code === "Space") return "Space";
  // With Alt, some keyboards write another sign; the place of the key is what is left.
  return /^(?:Key|Digit)([A-Z0-9])$/u.exec(code)?.[1] ?? null;
}

/** What the keys that are held would be as a shortcut. */
export function keysPressed(event: Pressed, mac: boolean) {
  const modifiers = modifiersOf(event, mac);
  const key = keyOf(event);
  // Alone, or with Shift, a key is what one types with.
  const isShortcut = key !== null && modifiers.some((each) => each !== "Shift") && modifiers.length <= 3;
  return { parts: key === null ? modifiers : [...modifiers, key], isWhole: key !== null, isShortcut };
}

const names: Readonly<Record<string, { mac: string; other: string }>> = {
  CommandOrControl: { mac: "⌘", other: "Ctrl" },
  Command: { mac: "⌘", other: "Cmd" },
  Control: { mac: "⌃", other: "Ctrl" },
  Alt: { mac: "⌥", other: "Alt" },
  Shift: { mac: "⇧", other: "Shift" },
  Super: { mac: "⌘", other: "Super" },
};

/** What stands on the keys of a shortcut such as "Control+Alt+H". */
export function keyLabels(keys: string, mac: boolean): string[] {
  return keys.split("+").map((key) => names[key]?.[mac ? "mac" : "other"] ?? key);
}
