import { create } from "zustand";

interface Run {
  /** When the run began, by `performance.now()`, that is under way or last succeeded; null before the first and after a failure. */
  run: number | null;
  /** Stops the run that is under way; null where none is. */
  stop: (() => void) | null;
  /** Of which text and why the last run ended without a result, in a sentence; null where it has one or was stopped. */
  failure: { source: string; reason: string } | null;
  /** The uses are spent, which has not been read yet. */
  limitReached: boolean;
}

/** The run, which goes on while other pages of the app are looked at. */
export const useRun = create<Run>()(() => ({ run: null, stop: null, failure: null, limitReached: false }));
