import type { ReactNode } from "react";
import { Router } from "react-router-dom";

type To = string | { pathname?: string; search?: string; hash?: string };

const href = (to: To) =>
  typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;

/** A router for a part of the app on a page of its own: every link in it loads the page it leads to. */
const navigator = {
  createHref: href,
  go: (delta: number) => history.go(delta),
  push: (to: To) => location.assign(href(to)),
  replace: (to: To) => location.replace(href(to)),
};

export function DocumentRouter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router location={path} navigator={navigator}>
      {children}
    </Router>
  );
}
