import type { FunctionComponent, ReactNode } from "react";
import { optionalPart } from "@/lib/optional-part.tsx";
import { Button } from "./ui/button.tsx";

interface LostPartProps {
  /** What stands in the part's place. */
  fallback?: ReactNode;
  /** The part is not wanted any more. */
  onClose: () => void;
}

/**
 * A part that its user asked for, such as a menu or a dialog, and whose code loads then. `fallback` takes its place
 * until then, and where the code is out of reach: a line says so there, and all else on the page goes on.
 */
export function requestedPart<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  return optionalPart<Props & LostPartProps>(load, LostPart);
}

function LostPart({ fallback, onClose }: LostPartProps) {
  return (
    <>
      {fallback}
      <div
        role="alert"
        className="fixed inset-x-3 top-2 z-60 mx-auto max-w-sm rounded-lg border border-line-strong bg-overlay p-4 text-left shadow-float"
      >
        <p>This could not be loaded. Your text is kept in this browser. Load the page again to carry on.</p>
        <div className="mt-3 flex gap-2">
          <Button variant="outline" size="sm" onClick={() => location.reload()}>
            Load again
          </Button>
          <Button variant="ghost" size="sm" onClick={onClose}>
            Not now
          </Button>
        </div>
      </div>
    </>
  );
}
