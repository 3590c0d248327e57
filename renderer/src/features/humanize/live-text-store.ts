import type { HumanizeProgress } from "@ai-humanizer/shared";
import { create } from "zustand";

interface LiveText {
  /** What will not change any more. */
  final: string;
  /** What is being written after it, not yet checked. */
  draft: string;
  /** 0 to 1. */
  done: number;
}

interface LiveTextStore extends LiveText {
  take: (progress: HumanizeProgress) => void;
  reset: () => void;
}

const nothing: LiveText = { final: "", draft: "", done: 0 };

/** The rewrite while it is written; a store of its own, so that only what shows it renders with each word. */
export const useLiveText = create<LiveTextStore>()((set) => ({
  ...nothing,
  take: (progress) => {
    if (progress.type === "progress") set({ done: progress.done });
    else if (progress.type === "sentences") set(({ final }) => ({ final: final + progress.text, draft: "" }));
    else set(({ draft }) => ({ draft: draft.slice(0, progress.from) + progress.text }));
  },
  reset: () => set(nothing),
}));
