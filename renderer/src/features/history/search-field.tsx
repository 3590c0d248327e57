import { historyLimits } from "@ai-humanizer/shared";
import { Search } from "lucide-react";
import { inputLook } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1 sm:max-w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        strokeWidth={1.5}
      />
      <input
        type="search"
        aria-label="Search your history"
        placeholder="Search titles and texts"
        maxLength={historyLimits.query}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(inputLook, "[&&]:pl-9")}
      />
    </div>
  );
}
