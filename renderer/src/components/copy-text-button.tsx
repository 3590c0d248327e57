import { Check, Copy, X } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { usePlatform } from "@/platform/platform.ts";
import { Button } from "./ui/button.tsx";

/** How long the outcome shows, in milliseconds. */
const outcomeTime = 1000;

const looks = {
  idle: { icon: Copy, word: null },
  copied: { icon: Check, word: "Copied!" },
  failed: { icon: X, word: "Failed" },
} as const;

interface CopyTextButtonProps extends Pick<ComponentProps<typeof Button>, "variant"> {
  text: string;
  label?: string;
}

/** Copies a text and says for a second whether that worked. */
export function CopyTextButton({ text, label = "Copy", variant }: CopyTextButtonProps) {
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
    <Button className="min-w-28" variant={variant} onClick={copy}>
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      <span aria-live="polite">{word ?? label}</span>
    </Button>
  );
}
