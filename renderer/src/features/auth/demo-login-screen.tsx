import { type LoginRequest, messageSchema } from "@ai-humanizer/shared";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/input.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { ApiError, useApi } from "@/lib/api-client.ts";
import { useSession } from "@/lib/session/session.ts";
import { toast } from "@/lib/toast-store.ts";
import { usePublicConfig } from "@/lib/use-config.ts";

/** E-mail and password of the demo account, filled in. */
export function DemoLoginScreen() {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const config = usePublicConfig();
  const login = useMutation({
    mutationFn: (request: LoginRequest) =>
      api.post("/api/auth/login", request, messageSchema, { anonymous: true }),
    onSuccess: () => {
      session.startDemo();
      toast({ title: "Login successful", description: "Welcome to AI Humanizer!", variant: "success" });
      navigate("/dashboard");
    },
    onError: (error) => {
      const description = (error instanceof ApiError && error.message) || "Please check your credentials";
      toast({ title: "Login failed", description, variant: "destructive" });
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate({ email: String(form.get("email")), password: String(form.get("password")) });
  };

  if (!config) return <Spinner label="Loading" className="flex-1" />;
  return (
    <div className="flex flex-1 flex-col items-center px-5 pt-[14vh] pb-16">
      <title>Demo login – AI Humanizer</title>
      <form onSubmit={submit} className="flex w-full max-w-sm flex-col gap-4">
        <h1 className="text-center font-medium font-serif text-2xl tracking-tight">Demo login</h1>
        <p className="mb-3 text-balance text-center text-md text-muted">
          {config.demo ? "The demo account is filled in. Look around." : "This server has no demo account."}
        </p>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={config.demo?.email}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          defaultValue={config.demo?.password}
        />
        <Button type="submit" size="lg" disabled={login.isPending}>
          {login.isPending ? "Signing in..." : "Sign in"}
        </Button>
        <Button asChild variant="ghost">
          <Link to="/login">Other ways to sign in</Link>
        </Button>
      </form>
    </div>
  );
}
