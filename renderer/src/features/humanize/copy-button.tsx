import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { toast } from "@/lib/toast-store.ts";
import { usePlatform } from "@/platform/platform.ts";

/** How long the check mark shows, in milliseconds. */
const checkMarkTime = 2000;

/** Copies a text and shows a check mark for a while. `name` says what: "Copy original text". */
export function CopyButton({ text, name }: { text: string; name: string }) {
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
      size="icon"
      aria-label={shown ? "Copied" : name}
      disabled={text === ""}
      onClick={copy}
    >
      {shown ? (
        <Check aria-hidden className="size-4 text-success" strokeWidth={2} />
      ) : (
        <Copy aria-hidden className="size-4" strokeWidth={1.5} />
      )}
    </Button>
  );
}
