import { usePortal } from "@/lib/billing/use-portal.ts";
import { Callout } from "./callout.tsx";
import { Button } from "./ui/button.tsx";

/** A payment failed: what that means, in the server's words, and the way to pay. */
export function PastDueNotice({ message, className }: { message: string; className?: string }) {
  const portal = usePortal();
  return (
    <Callout
      kind="danger"
      {...(className === undefined ? {} : { className })}
      action={
        <Button className="max-sm:w-full" disabled={portal.opening} onClick={portal.open}>
          {portal.opening ? "Opening..." : "Update payment method"}
        </Button>
      }
    >
      <p className="font-medium">Your payment is past due</p>
      <p className="text-muted text-sm">{message}</p>
    </Callout>
  );
}
