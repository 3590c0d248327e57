import type { PublicConfig } from "@ai-humanizer/shared";
import { ChevronRight } from "lucide-react";

/** Apple's sign-in configuration, for whoever looks into a failing sign-in. Public values only. */
export function DebugBlock({ firebase }: { firebase: PublicConfig["firebase"] }) {
  const rows = [
    ["Provider", "apple.com"],
    ["Scopes", "email, name"],
    ["Locale", "en"],
    ["Method", firebase?.emulatorUrl ? "Local account" : "Popup, then redirect"],
    ["Configured", firebase ? "Yes" : "No"],
    ["Auth domain", firebase?.authDomain ?? "–"],
    ["Project", firebase?.projectId ?? "–"],
    ["Emulator", firebase?.emulatorUrl ?? "None"],
    ["This page", location.origin],
  ];
  return (
    <details className="group w-full rounded-md border text-sm">
      <summary className="flex h-10 cursor-pointer list-none items-center gap-2 rounded-md px-3 text-muted transition-colors hover:text-foreground [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform group-open:rotate-90"
          strokeWidth={1.5}
        />
        Apple sign-in configuration
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t px-3 py-3 text-xs">
        {rows.map(([term, value]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 break-words text-foreground">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
