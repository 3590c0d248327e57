import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

interface SectionProps {
  id?: string;
  title: ReactNode;
  text?: string;
  /** Beside: the heading stands in a column of its own. */
  layout?: "above" | "beside";
  className?: string;
  children: ReactNode;
}

/** A section of a public page under its heading. */
export function Section({ id, title, text, layout = "above", className, children }: SectionProps) {
  const heading = (
    <div className="max-w-xl">
      <h2 className="text-balance font-serif text-3xl tracking-tight md:text-4xl">{title}</h2>
      {text && <p className="mt-4 max-w-[60ch] text-lg text-muted">{text}</p>}
    </div>
  );
  return (
    <section id={id} className={cn("scroll-mt-16 py-16 md:py-24", className)}>
      <div
        className={cn(
          "mx-auto max-w-280 px-5",
          layout === "beside"
            ? "grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16"
            : "flex flex-col gap-10 md:gap-12",
        )}
      >
        {heading}
        {children}
      </div>
    </section>
  );
}
