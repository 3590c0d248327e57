import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { whyUnread } from "@/lib/files/why-unread.ts";
import { toast } from "@/lib/toast-store.ts";
import { type Shared, usePlatform } from "@/platform/platform.ts";
import { useDraft } from "./draft-store.ts";
import { fillFromTop } from "./replace-text.ts";

/** Long enough to read the name and reach the button, in milliseconds. */
const undoTime = 10_000;

/**
 * Puts the text of a file, or what another app shared, in the place of the draft. The earlier text comes back by the
 * toast's button, or by undo.
 */
export function useFileImport(field: RefObject<HTMLTextAreaElement | null>) {
  const { takeShared, onShared } = usePlatform();
  const [reading, setReading] = useState(false);

  const importFile = async (file: File) => {
    setReading(true);
    try {
      const { readTextFile } = await import("@/lib/files/read-text-file.ts");
      const text = await readTextFile(file);
      if (field.current) importText(field.current, text, `Imported ${file.name}`);
    } catch (error) {
      const title = `Could not import ${file.name}`;
      toast({ title, description: whyUnread(error), variant: "destructive" });
    } finally {
      setReading(false);
    }
  };

  const takeIn = useEffectEvent(async (shared: Shared) => {
    if (shared.kind === "file") await importFile(shared.file);
    else if (field.current) importText(field.current, shared.text, "Imported what you shared");
  });
  useEffect(() => {
    const takeAll = async () => {
      for (let shared = await takeShared(); shared; shared = await takeShared()) await takeIn(shared);
    };
    const start = () => void takeAll().catch(console.error);
    start();
    return onShared?.(start);
  }, [takeShared, onShared]);

  return { importFile, reading };
}

function importText(field: HTMLTextAreaElement, text: string, title: string): void {
  const { text: before } = useDraft.getState();
  fillFromTop(field, text);
  const undo = () => {
    // Where another page was opened meanwhile, the field is gone.
    if (field.isConnected) fillFromTop(field, before);
    else useDraft.getState().setText(before);
  };
  toast({
    title,
    variant: "success",
    ...(before.trim() === "" || before === text
      ? {}
      : { action: { label: "Undo", onClick: undo }, duration: undoTime }),
  });
}
