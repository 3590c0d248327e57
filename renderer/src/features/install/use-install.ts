import * as z from "zod/mini";
import { create } from "zustand";
import { readStored, writeStored } from "@/lib/storage.ts";
import { usePublicConfig } from "@/lib/use-config.ts";
import { usePlatform } from "@/platform/platform.ts";
import { useInstallState } from "@/platform/use-install-state.ts";

const seenKey = "app-install-prompt-seen";
const installedKey = "app-installed";
const isSet = (key: string) => readStored(key, z.boolean()) ?? false;

interface InstallStore {
  /** The banner was answered, by this visit or an earlier one. */
  seen: boolean;
  /** It was answered before this visit: only then do the quieter prompts come. */
  seenBefore: boolean;
  promoClosed: boolean;
  busy: boolean;
  answer: () => void;
  closePromo: () => void;
  setBusy: (busy: boolean) => void;
}

export const useInstallStore = create<InstallStore>()((set) => ({
  seen: isSet(seenKey),
  seenBefore: isSet(seenKey),
  promoClosed: false,
  busy: false,
  answer: () => {
    writeStored(seenKey, true);
    set({ seen: true });
  },
  closePromo: () => set({ promoClosed: true }),
  setBusy: (busy) => set({ busy }),
}));

/** Remembers that the app was installed. */
export function rememberInstalled(): void {
  writeStored(installedKey, true);
}

/** Where the installation of the app stands, and the way to it. */
export function useInstall() {
  const { install: installer, openExternal } = usePlatform();
  const state = useInstallState();
  const { answer, setBusy, busy } = useInstallStore();
  const download = usePublicConfig()?.desktopDownloadUrl ?? null;

  const install = async () => {
    if (!installer) return;
    if (installer.device === "desktop" && download !== null) {
      openExternal(download.replaceAll("{system}", installer.system));
      answer();
      return;
    }
    setBusy(true);
    try {
      await installer.prompt();
    } finally {
      setBusy(false);
      answer();
    }
  };

  return { state, device: installer?.device ?? "desktop", busy, install };
}
