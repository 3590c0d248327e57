import { testEmailResultSchema } from "@ai-humanizer/shared/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/input.tsx";
import { useApi } from "@/lib/api-client.ts";
import { toast } from "@/lib/toast-store.ts";
import { outboxQuery } from "./queries.ts";

/** Sends the promotional mail to one address, to look at it. */
export function TestEmailCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState("");
  const failed = (description: string) =>
    toast({ title: "Test Email Failed", description, variant: "destructive" });
  const test = useMutation({
    mutationFn: () =>
      api.post("/api/test-email", { email: email.trim(), type: "promotional" }, testEmailResultSchema),
    onSuccess: ({ success }) => {
      if (success) {
        toast({
          title: "Test Email Sent",
          description: "Promotional test email sent successfully",
          variant: "success",
        });
      } else failed("Email failed to send");
      void queryClient.invalidateQueries({ queryKey: outboxQuery(api).queryKey });
    },
    onError: () => failed("Failed to send test email"),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The button is the form's only one, so while it is disabled Enter submits nothing either.
    test.mutate();
  };

  return (
    <section aria-labelledby="test-email" className="rounded-lg border bg-surface p-5">
      <h2 id="test-email" className="font-semibold text-md tracking-tight">
        Test email
      </h2>
      <p className="mt-1 mb-5 text-muted text-sm">The same email, to one address of yours.</p>
      <form onSubmit={submit} className="flex flex-col items-start gap-4">
        <Field
          label="Email address"
          type="email"
          autoComplete="off"
          className="self-stretch"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="outline" disabled={email.trim() === "" || test.isPending}>
          {test.isPending ? "Sending..." : "Send Test"}
        </Button>
      </form>
    </section>
  );
}
