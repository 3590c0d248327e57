import type { AppUpdater, UpdateInfo } from "electron-updater";
import type { UpdateState } from "../bridge.ts";

/** The part of electron-updater that is used. */
export type Updater = Pick<
  AppUpdater,
  "autoDownload" | "autoInstallOnAppQuit" | "allowDowngrade" | "checkForUpdates" | "quitAndInstall" | "on"
>;

type Info = Pick<UpdateInfo, "version" | "releaseNotes">;

interface UpdatesOptions {
  readonly updater: Updater;
  /** Where new versions can be had by hand. */
  readonly page: string;
  readonly onState: (state: UpdateState) => void;
}

/** New versions: downloaded when found, checked by their hash and signature, installed when the app quits. */
export function createUpdates({ updater, page, onState }: UpdatesOptions) {
  let state: UpdateState = { kind: "none" };
  let found: Info | null = null;
  let asked = false;
  const become = (next: UpdateState) => {
    state = next;
    onState(next);
  };
  const summaryOf = (info: Info) => ({ version: info.version, notes: notesOf(info) });
  const fail = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    // Who asked for nothing need not hear that the server can't be reached.
    become(asked || found ? { kind: "failed", message, page } : { kind: "none" });
  };

  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  updater.on("checking-for-update", () => become({ kind: "checking" }));
  updater.on("update-not-available", () => become({ kind: asked ? "newest" : "none" }));
  updater.on("update-available", (info: Info) => {
    found = info;
    become({ kind: "available", ...summaryOf(info) });
  });
  updater.on("download-progress", ({ percent }: { percent: number }) => {
    become({ kind: "downloading", version: found?.version ?? "", percent: Math.round(percent) });
  });
  updater.on("update-downloaded", (info: Info) => become({ kind: "ready", ...summaryOf(info) }));
  updater.on("error", fail);

  async function check(byUser: boolean): Promise<void> {
    if (state.kind === "ready" || state.kind === "downloading") return;
    asked = byUser;
    found = null;
    try {
      const result = await updater.checkForUpdates();
      if (result === null) return fail(new Error("This copy of the app can't update itself."));
      // A failure of the download comes as the event "error" too.
      result.downloadPromise?.catch(() => {});
    } catch (error) {
      fail(error);
    }
  }

  return {
    state: (): UpdateState => state,
    /** Looks for a new version because the user asked to. Never rejects: a failure is a state. */
    check: () => check(true),
    /** The same in the background: says nothing unless there is a new version. */
    checkQuietly: () => check(false),
    /** Quits and installs what is ready. */
    install: (): void => {
      if (state.kind === "ready") updater.quitAndInstall();
    },
  };
}

/** Release notes as plain text. */
function notesOf({ releaseNotes }: Info): string {
  const text =
    typeof releaseNotes === "string"
      ? releaseNotes
      : (releaseNotes ?? []).map(({ note }) => note ?? "").join("\n");
  return text.replaceAll(/<[^>]*>/g, "").trim();
}
