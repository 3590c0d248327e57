import type { ReactNode } from "react";
import { useDropZone } from "@/lib/files/use-drop-zone.ts";
import { optionalPart } from "@/lib/optional-part.tsx";

const DropHint = optionalPart(() => import("@/components/drop-hint.tsx").then((m) => m.DropHint));

interface PaneProps {
  title: string;
  /** Buttons at the right of the title. */
  actions: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  className?: string;
  /** Where the pane takes files that are dropped on it. */
  dropZone?: { disabled: boolean; onFile: (file: File) => void };
}

/** One half of the workspace: title row, the text, a footer. Its outer size never depends on its content. */
export function Pane({ title, actions, footer, children, className = "", dropZone }: PaneProps) {
  const { over, handlers } = useDropZone(dropZone);
  const id = `pane-${title.replaceAll(" ", "-").toLowerCase()}`;
  return (
    <section
      aria-labelledby={id}
      className={`group relative flex min-h-0 min-w-0 flex-col ${className}`}
      {...handlers}
    >
      <div className="flex h-11 shrink-0 items-center justify-between gap-2 pr-3 pl-5">
        <h3
          id={id}
          className="whitespace-nowrap font-medium text-muted text-sm transition-colors group-focus-within:text-foreground"
        >
          {title}
        </h3>
        <div className="flex items-center gap-1">{actions}</div>
      </div>
      {children}
      <div className="flex min-h-11 shrink-0 items-center gap-4 px-5 py-2">{footer}</div>
      {over && <DropHint />}
    </section>
  );
}
