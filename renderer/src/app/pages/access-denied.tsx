import { ShieldAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button.tsx";

/** What whoever is not an admin sees of the admin area. */
export function AccessDenied() {
  return (
    <div className="grid flex-1 place-items-center px-6 py-16">
      <title>Access Denied – AI Humanizer</title>
      <section
        aria-labelledby="access-denied"
        className="flex max-w-md flex-col items-center rounded-lg border bg-surface p-8 text-center"
      >
        <ShieldAlert aria-hidden className="mb-4 size-6 text-danger" strokeWidth={1.5} />
        <h1 id="access-denied" className="font-semibold text-lg tracking-tight">
          Access Denied
        </h1>
        <p className="mt-2 mb-6 text-muted">
          This admin area is restricted. Only authorized administrators can access this page.
        </p>
        <Button asChild>
          <Link to="/dashboard">Return to Dashboard</Link>
        </Button>
      </section>
    </div>
  );
}
