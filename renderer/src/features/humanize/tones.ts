import type { Tone } from "@ai-humanizer/shared";

/** What people call the tones. */
export const toneLabels: Readonly<Record<Tone, string>> = {
  casual: "Casual",
  formal: "Formal",
  academic: "Academic",
  conversational: "Conversational",
};
