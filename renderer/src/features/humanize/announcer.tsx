import { countWords } from "@ai-humanizer/shared";
import { useLiveText } from "./live-text-store.ts";

interface AnnouncerProps {
  pending: boolean;
  /** The finished text; empty before. */
  text: string;
  /** Whether a run has changed the text since the page was opened. */
  finished: boolean;
}

/** Tells people who can't see the text grow that it does: its start, its middle and its end, politely. */
export function Announcer({ pending, text, finished }: AnnouncerProps) {
  const half = useLiveText((live) => live.done >= 0.5);
  const words = countWords(text);
  const message = pending
    ? half
      ? "Half of your text is rewritten"
      : "Rewriting your text"
    : finished && text !== ""
      ? `Your rewritten text is ready: ${words} ${words === 1 ? "word" : "words"}`
      : "";
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
