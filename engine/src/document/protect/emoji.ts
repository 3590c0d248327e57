import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";

const emoji =
  /(?:(?!\p{N})\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])*/gu;

/** Emoji with their joiners and variation selectors. */
export function findEmoji(text: string): ProtectedSpan[] {
  return matchSpans(text, emoji, "markup");
}
