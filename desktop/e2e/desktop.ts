import type { Frame, Page } from "@playwright/test";

/** What happened outside of the app's window, such as a link that was opened. */
export interface Happening {
  readonly what: string;
  readonly detail: unknown;
}

/** The app as it runs, on Electron or on its stand-in. */
export interface Desktop {
  readonly page: Page;
  readonly dataDir: string;
  /** All that the app did outside of its window, oldest first. */
  readonly happened: readonly Happening[];
  /** Waits until something happened, from now on or before; returns its detail. */
  readonly until: (what: string, after?: number) => Promise<unknown>;
  /** Makes something happen to the app, such as a link or a key. */
  readonly command: (name: string, argument?: unknown) => Promise<unknown>;
  /** An address of the app's own scheme, as its pages must be given it. */
  readonly address: (url: string) => string;
  /** Sends a message to the main process that came from the given frame, as one could that was taken over. */
  readonly callFrom: (frame: Frame, channel: string, input: unknown) => Promise<unknown>;
  /** The app's exit code, once it ended; null where a signal ended it. */
  readonly exited: Promise<number | null>;
  readonly close: () => Promise<void>;
}

export type Launch = (options: {
  /** Folder of the app's data. */
  readonly dataDir: string;
  /** The whole environment of the app's process. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the app is started with, such as a file to open. */
  readonly args: readonly string[];
}) => Promise<Desktop>;
