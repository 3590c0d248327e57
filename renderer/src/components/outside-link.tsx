import type { MouseEventHandler } from "react";

interface OutsideLinkProps {
  href: string;
  children: string;
  onClick?: MouseEventHandler;
}

/** A link in a line of text to a page that is no part of the app, in another tab. */
export function OutsideLink({ href, children, onClick }: OutsideLinkProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      target="_blank"
      rel="noreferrer"
      className="rounded-sm underline decoration-line-strong underline-offset-4 transition-colors hover:text-foreground"
    >
      {children}
    </a>
  );
}
