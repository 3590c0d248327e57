import { FileDown } from "lucide-react";

/** Covers the place that takes the file being dragged over it; the place itself is positioned. */
export function DropHint() {
  return (
    <div className="pointer-events-none absolute inset-2 grid animate-fade-in place-items-center rounded-lg border-2 border-accent border-dashed bg-surface/90">
      <p className="flex items-center gap-3 font-medium">
        <FileDown aria-hidden className="size-5 text-accent" strokeWidth={1.5} />
        Drop the file to import it
      </p>
    </div>
  );
}
