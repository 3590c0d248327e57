import { Check, Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { usePlatform } from "@/platform/platform.ts";

/** How long the outcome shows, in milliseconds. */
const outcomeTime = 1000;

const looks = {
  idle: { icon: Copy, word: "Copy" },
  copied: { icon: Check, word: "Copied!" },
  failed: { icon: X, word: "Failed" },
} as const;

/** Copies a text and says for a second whether that worked. */
export function CopyTextButton({ text }: { text: string }) {
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<keyof typeof looks>("idle");
  const { icon: Icon, word } = looks[outcome];

  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), outcomeTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    platform.copyText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );

  return (
    <Button className="min-w-28" onClick={copy}>
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      <span aria-live="polite">{word}</span>
    </Button>
  );
}
