import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { z } from "zod";
import type { Preferences, PreferencesOutcome } from "../bridge.ts";

const modifier = "(?:CommandOrControl|Command|Control|Alt|Option|AltGr|Shift|Super|Meta)";
/** At least one modifier besides Shift, or typing would set it off. */
const accelerator = new RegExp(
  `^(?!Shift\\+[^+]+$)(?:${modifier}\\+){1,3}(?:[A-Z0-9]|F(?:[1-9]|1\\d|2[0-4])|Space)$`,
);
export const preferencesSchema = z.object({ shortcut: z.string().regex(accelerator).nullable() });

interface Shortcuts {
  register: (accelerator: string, callback: () => void) => boolean;
  unregisterAll: () => void;
}

/** The user's choices, in a file; the global shortcut follows them. It is off until it is chosen. */
export function createPreferences(file: string, shortcuts: Shortcuts, onShortcut: () => void) {
  let current = read(file);
  const register = ({ shortcut }: Preferences): boolean => {
    shortcuts.unregisterAll();
    try {
      return shortcut === null || shortcuts.register(shortcut, onShortcut);
    } catch {
      // Keys that this system does not know.
      return false;
    }
  };
  return {
    get: (): Preferences => current,
    /** Takes hold of the keys that were chosen; to be called once the app is ready. */
    apply: (): void => {
      register(current);
    },
    set: async (next: Preferences): Promise<PreferencesOutcome> => {
      if (!register(next)) {
        register(current);
        return "taken";
      }
      current = next;
      await writeFile(file, JSON.stringify(next));
      return "saved";
    },
  };
}

function read(file: string): Preferences {
  try {
    return preferencesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { shortcut: null };
  }
}
