import { FileUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { importableFiles } from "@/lib/files/importable-files.ts";

interface ImportButtonProps {
  disabled: boolean;
  /** A file is being read. */
  reading: boolean;
  onFile: (file: File) => void;
}

/** Lets the user choose a file to import. */
export function ImportButton({ disabled, reading, onFile }: ImportButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="ghost" size="sm" disabled={disabled} onClick={() => field.current?.click()}>
        <FileUp aria-hidden className="size-4" strokeWidth={1.5} />
        {reading ? "Reading..." : "Import file"}
      </Button>
      <input
        ref={field}
        type="file"
        accept={importableFiles}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
