import { Search, X } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { Button } from "./ui/button.tsx";
import { inputLook } from "./ui/input.tsx";

interface SearchFieldProps {
  /** Its name for screen readers. */
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** A search that takes effect as one types. */
export function SearchField({ label, placeholder, maxLength, value, onChange }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1 sm:max-w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-3 left-3 size-4 text-faint"
        strokeWidth={1.5}
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(inputLook, "[&&]:px-9 [&::-webkit-search-cancel-button]:hidden")}
      />
      {value !== "" && (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Clear the search"
          className="absolute top-1 right-1 pointer-coarse:top-0 pointer-coarse:right-0"
          onClick={() => onChange("")}
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      )}
    </div>
  );
}
