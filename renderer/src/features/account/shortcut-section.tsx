import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import type { Shortcut } from "@/platform/platform.ts";
import { KeyCaps } from "./key-caps.tsx";
import { KeyRecorder } from "./key-recorder.tsx";
import { SectionCard } from "./section-card.tsx";
import { useShortcut } from "./use-shortcut.ts";

/** The keys that are offered first. */
const usual = "CommandOrControl+Alt+H";

/** 'Clipboard Shortcut': keys that humanize what was copied, in any program. */
export function ShortcutSection({ shortcut }: { shortcut: Shortcut }) {
  const { keys, change, isSaving, error, forgetError } = useShortcut(shortcut);
  const [recording, setRecording] = useState(false);
  const [unfit, setUnfit] = useState(false);
  if (keys === undefined) return null;

  const isOn = keys !== null;
  const record = () => {
    forgetError();
    setUnfit(false);
    setRecording(true);
  };
  const stop = () => {
    setUnfit(false);
    setRecording(false);
  };
  const choose = (next: string | null) => {
    stop();
    // Where these keys can't be had, others are to be chosen.
    change(next, { onError: () => setRecording(true) });
  };
  const problem = unfit
    ? "Hold Ctrl, Alt or the system key, and press a letter, a digit or a function key."
    : error && `${error.message} Choose others.`;

  return (
    <SectionCard
      id="shortcut"
      title="Clipboard Shortcut"
      action={
        <label
          htmlFor="shortcut-switch"
          className="-mr-2 flex h-10 items-center gap-3 px-2 text-muted text-sm"
        >
          {isOn ? "On" : "Off"}
          <Switch
            id="shortcut-switch"
            aria-labelledby="shortcut-title"
            checked={isOn}
            disabled={isSaving}
            onCheckedChange={(on) => choose(on ? usual : null)}
          />
        </label>
      }
    >
      <p className="max-w-prose text-muted text-sm">
        Copy a text in any program and press the keys: the humanized text takes its place on the clipboard,
        ready to be pasted. Nothing is typed for you, and a click on the notification brings your text back.
        Each press counts as one humanization.
      </p>
      {(isOn || recording) && (
        <div className="mt-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
          {recording ? (
            <KeyRecorder onKeys={choose} onUnfit={() => setUnfit(true)} onCancel={stop} />
          ) : (
            <>
              <KeyCaps keys={keys ?? usual} />
              <Button variant="outline" size="sm" disabled={isSaving} onClick={record}>
                Change keys
              </Button>
            </>
          )}
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-3 flex items-start gap-2 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
          {problem}
        </p>
      )}
    </SectionCard>
  );
}
