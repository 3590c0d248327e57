/** All that the page may ask of the main process; the preload code gives it as `window.desktop`. */
export interface DesktopBridge {
  readonly version: string;
  openExternal: (url: string) => Promise<void>;
  copyText: (text: string) => Promise<void>;
  /** The signed-in user's id; null for nobody. */
  currentUser: () => Promise<string | null>;
  /** An ID token, refreshed before it expires; null for nobody. */
  getToken: () => Promise<string | null>;
  /** Signs in by the system browser; resolves when that is done. A second call ends the first. */
  signIn: () => Promise<SignInOutcome>;
  cancelSignIn: () => Promise<void>;
  signOut: (why: SessionEnd) => Promise<void>;
  onUser: (listener: (userId: string | null) => void) => void;
  /** The ids of the entries that exist only on this computer, newest first. */
  localEntries: () => Promise<readonly string[]>;
  /** Puts an entry that exists only on this computer into the account's history. */
  uploadEntry: (id: string) => Promise<UploadOutcome>;
  updateState: () => Promise<UpdateState>;
  checkForUpdates: () => Promise<void>;
  installUpdate: () => Promise<void>;
  onUpdate: (listener: (state: UpdateState) => void) => void;
  preferences: () => Promise<Preferences>;
  setPreferences: (preferences: Preferences) => Promise<PreferencesOutcome>;
  /** The next file that the system asked the app to open; null for none. */
  takeOpened: () => Promise<OpenedFile | null>;
  /** There is one to take. */
  onOpened: (listener: () => void) => void;
  /** The menu, the tray or a link asks for a screen. */
  onNavigate: (listener: (path: string) => void) => void;
}

/** "later": the server asks to try again after so many seconds. */
export type UploadOutcome =
  | { readonly kind: "uploaded" }
  | { readonly kind: "later"; readonly seconds: number };

export interface OpenedFile {
  /** Without its folder, which is nobody's business. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * "signed-out": by the user's choice, so that no text of theirs stays on this computer; "ended": the sign-in is no longer
 * good, and what exists only here waits until its user is back.
 */
export type SessionEnd = "signed-out" | "ended";

export interface SignInOutcome {
  /** False where this computer can't encrypt: the sign-in then ends with the app. */
  readonly kept: boolean;
}

export type UpdateState =
  /** "newest": the user asked for a newer version, and there is none. */
  | { readonly kind: "none" | "checking" | "newest" }
  | { readonly kind: "available" | "ready"; readonly version: string; readonly notes: string }
  | { readonly kind: "downloading"; readonly version: string; readonly percent: number }
  /** `page`: where the new version can be had by hand. */
  | { readonly kind: "failed"; readonly message: string; readonly page: string };

export interface Preferences {
  /** The keys that humanize the clipboard, as in "CommandOrControl+Alt+H"; null switches them off. */
  readonly shortcut: string | null;
}

/** `taken`: another program holds the keys, so nothing was changed. */
export type PreferencesOutcome = "saved" | "taken";

declare global {
  interface Window {
    readonly desktop: DesktopBridge;
  }
}
