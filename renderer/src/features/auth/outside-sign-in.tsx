import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { useSession } from "@/lib/session/session.ts";
import { useArrival } from "./use-arrival.ts";

/** Sign-in by the system's browser, where people are signed in already or know how to be. */
export function OutsideSignIn({ cancel }: { cancel: () => Promise<void> }) {
  const session = useSession();
  useArrival();
  // Both providers' buttons are on the page that opens.
  const signIn = useMutation({ mutationFn: () => session.signIn("google") });
  return (
    <div className="flex flex-1 flex-col items-center gap-3 px-5 pt-[14vh] pb-16">
      <title>Sign in – AI Humanizer</title>
      <h1 className="font-medium font-serif text-2xl tracking-tight">Sign in to AI Humanizer</h1>
      <p className="mb-5 max-w-sm text-balance text-center text-md text-muted">
        {signIn.isPending
          ? "Your browser is open: allow the sign-in there, then come back."
          : "Your browser opens; you come back here signed in."}
      </p>
      {signIn.isPending ? (
        <Button variant="outline" onClick={() => void cancel()}>
          Cancel
        </Button>
      ) : (
        <Button size="lg" onClick={() => signIn.mutate()}>
          Sign in with your browser
        </Button>
      )}
      {signIn.error && (
        <p role="alert" className="text-center text-sm text-warning">
          {signIn.error.message}
        </p>
      )}
    </div>
  );
}
