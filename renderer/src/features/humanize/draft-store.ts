import { humanizeResponseSchema, modeSchema, plans, type Tone } from "@ai-humanizer/shared";
import * as z from "zod/mini";
import { create } from "zustand";
import { forgetCarried } from "@/lib/carried-text.ts";
import { lastSignOut } from "@/lib/session/session-hint.ts";
import { readStored, writeStored } from "@/lib/storage.ts";
import { noteAnswer } from "./unanswered-run.ts";

const storageKey = "ai-humanizer-draft";

/** How long a change waits for more of them before all are written, in milliseconds. */
const writeDelay = 300;

const toneSchema = z.enum(plans.premium.tones);

const rewriteSchema = z.object({
  source: z.string(),
  settings: z.optional(z.object({ tone: toneSchema, preserveLength: z.boolean(), mode: modeSchema })),
  /** What a run answered, or the text alone: of a past rewrite the history keeps no more. */
  response: z.union([humanizeResponseSchema, z.object({ humanizedText: z.string() })]),
});
/** A rewrite, and the text and settings that it was made from. */
export type Rewrite = z.infer<typeof rewriteSchema>;

const draftSchema = z.object({
  text: z.string(),
  tone: toneSchema,
  preserveLength: z.boolean(),
  showChanges: z.boolean(),
  rewrite: z.nullable(rewriteSchema),
  /** The units of changes in the rewrite that were put back or used again, in the order of that; see `putBackBy`. */
  presses: z._default(z.array(z.int()), []),
  /** Clear was pressed since the rewrite. */
  cleared: z.boolean(),
});
export type Draft = z.infer<typeof draftSchema>;

/** The tab's copy, with the last sign-out that there had been when it was written. */
const tabDraftSchema = z.extend(draftSchema, { signOut: z._default(z.string(), "") });

interface DraftStore extends Draft {
  setText: (text: string) => void;
  setTone: (tone: Tone) => void;
  setPreserveLength: (on: boolean) => void;
  setShowChanges: (on: boolean) => void;
  setRewrite: (rewrite: Rewrite) => void;
  /** Puts the changes of a unit back, or uses them again. */
  pressChange: (unit: number) => void;
  undoPress: () => void;
  /** Hides the rewrite until its source text is back, as undo brings it. */
  hideRewrite: () => void;
  /** Forgets all, in the storage too, at once: whoever signs out leaves nothing behind. */
  reset: () => void;
}

const emptyDraft: Draft = {
  text: "",
  tone: "casual",
  preserveLength: false,
  showChanges: false,
  rewrite: null,
  presses: [],
  cleared: false,
};

/** The tab's copy. None where somebody signed out since, of which a tab that was asleep did not hear. */
function readOwn(): Draft | null {
  const kept = readStored(storageKey, tabDraftSchema, "tab");
  if (!kept || kept.signOut === lastSignOut()) return kept;
  noteAnswer();
  forgetCarried();
  return null;
}

/**
 * What the user is working on. Kept for the tab, so that a reload loses neither text nor rewrite, whatever other tabs
 * do; and for the browser, so that a new tab begins with the latest.
 */
export const useDraft = create<DraftStore>()((set) => ({
  ...emptyDraft,
  ...(readOwn() ?? readStored(storageKey, draftSchema)),
  setText: (text) => set({ text }),
  setTone: (tone) => set({ tone }),
  setPreserveLength: (preserveLength) => set({ preserveLength }),
  setShowChanges: (showChanges) => set({ showChanges }),
  setRewrite: (rewrite) => set({ rewrite, presses: [], cleared: false }),
  pressChange: (unit) => set(({ presses }) => ({ presses: [...presses, unit] })),
  undoPress: () => set(({ presses }) => ({ presses: presses.slice(0, -1) })),
  hideRewrite: () => set({ cleared: true }),
  reset: () => {
    set(emptyDraft);
    write();
    noteAnswer();
    forgetCarried();
  },
}));

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Writes what has changed since the last time, if anything has. What the store can do is no part of its JSON. */
function write(): void {
  if (waiting === undefined) return;
  clearTimeout(waiting);
  waiting = undefined;
  const draft = useDraft.getState();
  writeStored(storageKey, { ...draft, signOut: lastSignOut() }, "tab");
  writeStored(storageKey, draft);
}

// Not at every keystroke: the whole draft, rewrite and all, would be written twice for each.
useDraft.subscribe(() => {
  waiting ??= setTimeout(write, writeDelay);
  // A page that is left may be thrown away without another word.
  addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", write);
});

/** The rewrite to show: none after Clear, until its source text is back. */
export function shownRewrite({ rewrite, cleared, text }: Draft): Rewrite | null {
  return rewrite && (!cleared || text === rewrite.source) ? rewrite : null;
}
