import { create } from "zustand";

interface Run {
  /** When the run began, by `performance.now()`, that is under way or last succeeded; null before the first and after a failure. */
  run: number | null;
  /** Stops the run that is under way, or once it is answered its checks; null where none is. */
  stop: (() => void) | null;
  /** The answer of the run that is under way is here, and only its checks still play. */
  answered: boolean;
  /** Of which text and why the last run ended without a result, in a sentence; null where it has one or was stopped. */
  failure: { source: string; reason: string } | null;
  /** The uses are spent, which has not been read yet. */
  limitReached: boolean;
}

/** The run, which goes on while other pages of the app are looked at. */
export const useRun = create<Run>()(() => ({
  run: null,
  stop: null,
  answered: false,
  failure: null,
  limitReached: false,
}));
