import { type KeyboardEvent, useState } from "react";
import { isMac } from "@/lib/is-mac.ts";
import { KeyCaps } from "./key-caps.tsx";
import { keysPressed } from "./shortcut-keys.ts";

interface KeyRecorderProps {
  onKeys: (keys: string) => void;
  /** Keys were pressed that can't be a shortcut. */
  onUnfit: () => void;
  onCancel: () => void;
}

/** Takes the keys that are pressed next. Escape, Tab and a click elsewhere give up. */
export function KeyRecorder({ onKeys, onUnfit, onCancel }: KeyRecorderProps) {
  const [held, setHeld] = useState("");

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") return;
    event.preventDefault();
    if (event.key === "Escape") return onCancel();
    const { parts, isWhole, isShortcut } = keysPressed(event.nativeEvent, isMac);
    setHeld(parts.join("+"));
    if (isShortcut) onKeys(parts.join("+"));
    else if (isWhole) onUnfit();
  };

  return (
    <button
      type="button"
      // It was asked for by the press of another button, in whose place it stands.
      // biome-ignore lint/a11y/noAutofocus: the keys are to go here
      autoFocus
      aria-label="Press the new keys"
      className="flex min-h-10 items-center gap-3 rounded-md border border-line-strong border-dashed bg-background px-3 text-muted text-sm"
      onKeyDown={onKeyDown}
      onKeyUp={() => setHeld("")}
      onBlur={onCancel}
    >
      {held === "" ? "Press the new keys..." : <KeyCaps keys={held} />}
    </button>
  );
}
