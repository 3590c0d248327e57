import { LoaderCircle } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { ProviderName } from "@/lib/identity/identity.ts";
import { providerLabels } from "./provider-labels.ts";

const marks: Record<ProviderName, string> = {
  google:
    "M12.2 10.3v3.6h5c-.2 1.3-1.5 3.7-5 3.7a5.6 5.6 0 0 1 0-11.2c1.7 0 2.9.7 3.5 1.3l2.5-2.4A9 9 0 0 0 12.2 3a9 9 0 1 0 0 18c5.2 0 8.6-3.6 8.6-8.8 0-.7-.1-1.3-.2-1.9h-8.4Z",
  apple:
    "M16.6 12.7c0-2.1 1.7-3.1 1.8-3.2a3.9 3.9 0 0 0-3-1.6c-1.3-.1-2.5.8-3.2.8-.7 0-1.7-.8-2.8-.7a4.1 4.1 0 0 0-3.5 2.1c-1.5 2.6-.4 6.4 1.1 8.5.7 1 1.5 2.2 2.7 2.1 1.1 0 1.5-.7 2.8-.7s1.7.7 2.8.7c1.2 0 1.9-1 2.6-2.1.8-1.2 1.2-2.3 1.2-2.4-.1 0-2.4-.9-2.5-3.5ZM14.5 6.4c.6-.7 1-1.7.9-2.7-.8 0-1.9.6-2.5 1.3-.5.6-1 1.6-.9 2.6 1 .1 1.9-.5 2.5-1.2Z",
};

interface ProviderButtonProps {
  provider: ProviderName;
  /** This provider's sign-in is under way. */
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

export function ProviderButton({ provider, busy, disabled, onClick }: ProviderButtonProps) {
  return (
    <Button variant="outline" size="lg" className="w-full bg-raised" disabled={disabled} onClick={onClick}>
      {busy ? (
        <LoaderCircle aria-hidden className="size-5 animate-spin" strokeWidth={1.5} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path fill="currentColor" d={marks[provider]} />
        </svg>
      )}
      {busy ? "Signing in..." : `Continue with ${providerLabels[provider]}`}
    </Button>
  );
}
