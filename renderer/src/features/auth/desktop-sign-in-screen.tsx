import { desktopGrantResponseSchema } from "@ai-humanizer/shared";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Message } from "@/components/message.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useApi } from "@/lib/api-client.ts";
import { useAccount } from "@/lib/session/use-account.ts";
import { answerUrl, keepDesktopRequest, readDesktopRequest } from "./desktop-grant.ts";

/** Where the desktop app sends people: whoever is signed in here says whether the app may sign in as them. */
export function DesktopSignInScreen() {
  const api = useApi();
  const account = useAccount();
  const navigate = useNavigate();
  const [request] = useState(() => readDesktopRequest(location.hash));
  const [hash] = useState(() => location.hash);
  const allow = useMutation({
    mutationFn: async () => {
      if (!request) return;
      const body = { codeChallenge: request.challenge };
      const { code } = await api.post("/api/auth/desktop/grant", body, desktopGrantResponseSchema);
      window.location.assign(answerUrl(request, code));
    },
  });

  const signInFirst = request !== null && account.status === "signed-out";
  useEffect(() => {
    if (!signInFirst) return;
    keepDesktopRequest(hash);
    navigate("/login", { replace: true });
  }, [signInFirst, hash, navigate]);

  const title = <title>Sign in on the desktop app – AI Humanizer</title>;
  if (!request) {
    return (
      <>
        {title}
        <Message title="This link does not work" text="Start signing in again from the desktop app.">
          <Button asChild>
            <Link to="/dashboard">Go to the dashboard</Link>
          </Button>
        </Message>
      </>
    );
  }
  if (account.status === "failed") {
    return (
      <Message title="Your account could not be loaded" text={account.error.message}>
        <Button onClick={account.retry}>Try again</Button>
      </Message>
    );
  }
  if (account.status !== "signed-in") return <Spinner label="Loading your account" className="flex-1" />;
  if (allow.isSuccess) {
    return (
      <>
        {title}
        <Message
          title="Go back to the app"
          text="The desktop app is being signed in. This tab is no longer needed."
        >
          <Button asChild variant="ghost">
            <Link to="/dashboard">Go to the dashboard</Link>
          </Button>
        </Message>
      </>
    );
  }
  return (
    <>
      {title}
      <Message
        title="Sign in on the desktop app?"
        text={`The app on this computer will be signed in as ${account.profile.email}. Allow this only if you just asked for it there.`}
      >
        <div className="flex flex-col items-center gap-3">
          <div className="flex gap-3">
            <Button disabled={allow.isPending} onClick={() => allow.mutate()}>
              Allow
            </Button>
            <Button asChild variant="ghost">
              <Link to="/dashboard">Cancel</Link>
            </Button>
          </div>
          {allow.error && (
            <p role="alert" className="text-sm text-warning">
              {allow.error.message}
            </p>
          )}
        </div>
      </Message>
    </>
  );
}
