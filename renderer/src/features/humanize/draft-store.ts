import { type HumanizeResponse, humanizeResponseSchema, plans, type Tone } from "@ai-humanizer/shared";
import * as z from "zod/mini";
import { create } from "zustand";
import { readStored, writeStored } from "@/lib/storage.ts";

const storageKey = "ai-humanizer-draft";

/** A rewrite and the text that it was made from. */
export interface Rewrite {
  source: string;
  response: HumanizeResponse;
}

const draftSchema = z.object({
  text: z.string(),
  tone: z.enum(plans.premium.tones),
  preserveLength: z.boolean(),
  showChanges: z.boolean(),
  rewrite: z.nullable(z.object({ source: z.string(), response: humanizeResponseSchema })),
  /** Clear was pressed since the rewrite. */
  cleared: z.boolean(),
});
type Draft = z.infer<typeof draftSchema>;

interface DraftStore extends Draft {
  setText: (text: string) => void;
  setTone: (tone: Tone) => void;
  setPreserveLength: (on: boolean) => void;
  setShowChanges: (on: boolean) => void;
  setRewrite: (rewrite: Rewrite) => void;
  /** Hides the rewrite until its source text is back, as undo brings it. */
  hideRewrite: () => void;
  reset: () => void;
}

const emptyDraft: Draft = {
  text: "",
  tone: "casual",
  preserveLength: false,
  showChanges: false,
  rewrite: null,
  cleared: false,
};

/**
 * What the user is working on. Kept for the tab, so that a reload loses neither text nor rewrite, whatever other tabs
 * do; and for the browser, so that a new tab begins with the latest.
 */
export const useDraft = create<DraftStore>()((set) => ({
  ...emptyDraft,
  ...(readStored(storageKey, draftSchema, "tab") ?? readStored(storageKey, draftSchema)),
  setText: (text) => set({ text }),
  setTone: (tone) => set({ tone }),
  setPreserveLength: (preserveLength) => set({ preserveLength }),
  setShowChanges: (showChanges) => set({ showChanges }),
  setRewrite: (rewrite) => set({ rewrite, cleared: false }),
  hideRewrite: () => set({ cleared: true }),
  reset: () => set(emptyDraft),
}));

useDraft.subscribe((state) => {
  const draft = draftSchema.parse(state);
  writeStored(storageKey, draft, "tab");
  writeStored(storageKey, draft);
});

/** The rewrite to show: none after Clear, until its source text is back. */
export function shownRewrite({ rewrite, cleared, text }: Draft): Rewrite | null {
  return rewrite && (!cleared || text === rewrite.source) ? rewrite : null;
}
