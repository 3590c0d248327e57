/** A link in a line of text to a page that is no part of the app, in another tab. */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded-sm underline decoration-line-strong underline-offset-4 transition-colors hover:text-foreground"
    >
      {children}
    </a>
  );
}
