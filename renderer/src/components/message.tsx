import type { ReactNode } from "react";
import { Mark } from "./wordmark.tsx";

interface MessageProps {
  title: string;
  text: string;
  /** What to do next. */
  children: ReactNode;
}

/** A page that says one thing and what to do next. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <div className="grid flex-1 place-items-center px-6 py-16">
      <title>{`${title} – AI Humanizer`}</title>
      <div className="flex max-w-sm flex-col items-center text-center">
        <Mark className="mb-6 size-8 text-faint" />
        <h1 className="font-medium font-serif text-2xl tracking-tight">{title}</h1>
        <p className="mt-3 mb-8 text-balance text-md text-muted">{text}</p>
        {children}
      </div>
    </div>
  );
}
