import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface PageBodyProps {
  /** This page's name in the breadcrumb. */
  name: string;
  children: ReactNode;
}

/** A page of the frame that is not the workspace: breadcrumb and a column of a readable width. */
export function PageBody({ name, children }: PageBodyProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 pt-5 pb-16 md:px-6">
      <nav aria-label="Breadcrumb" className="mb-5 text-muted text-sm">
        <ol className="flex items-center gap-2">
          <li>
            <Link to="/dashboard" className="touch-target rounded-sm transition-colors hover:text-foreground">
              Dashboard
            </Link>
          </li>
          <li aria-hidden className="text-faint">
            /
          </li>
          <li aria-current="page" className="text-foreground">
            {name}
          </li>
        </ol>
      </nav>
      {children}
    </div>
  );
}
