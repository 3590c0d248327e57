import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { toast } from "@/lib/toast-store.ts";
import { usePlatform } from "@/platform/platform.ts";

/** How long the check mark shows, in milliseconds. */
const checkMarkTime = 2000;

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "className"> {
  text: string;
  /** What it copies: "Copy original text". */
  name: string;
  /** Shows "Copy" beside the icon. */
  labelled?: boolean;
}

/** Copies a text and shows a check mark for a while. */
export function CopyButton({ text, name, labelled = false, ...look }: CopyButtonProps) {
  const platform = usePlatform();
  const [copies, setCopies] = useState(0);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), checkMarkTime);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await platform.copyText(text);
      setCopies((count) => count + 1);
    } catch {
      toast({ title: "Error", description: "Failed to copy text to clipboard", variant: "destructive" });
    }
  };

  return (
    <Button
      variant="ghost"
      size={labelled ? "sm" : "icon"}
      {...look}
      aria-label={shown ? "Copied" : name}
      disabled={text === ""}
      onClick={copy}
    >
      {shown ? (
        <Check aria-hidden className="size-4" strokeWidth={2} />
      ) : (
        <Copy aria-hidden className="size-4" strokeWidth={1.5} />
      )}
      {labelled && "Copy"}
    </Button>
  );
}
