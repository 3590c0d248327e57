import { isMac } from "@/lib/is-mac.ts";
import { keyLabels } from "./shortcut-keys.ts";

/** The keys of a shortcut such as "Control+Alt+H", as they look on the keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <kbd className="flex flex-wrap items-center gap-1 font-sans">
      {keyLabels(keys, isMac).map((label) => (
        <kbd
          key={label}
          className="min-w-8 rounded-md border border-line-strong border-b-2 bg-raised px-2 py-1 text-center font-medium font-sans text-sm"
        >
          {label}
        </kbd>
      ))}
    </kbd>
  );
}
