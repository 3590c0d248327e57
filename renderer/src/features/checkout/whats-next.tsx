import type { PlanLimits } from "@ai-humanizer/shared";

/** "What's Next?" after a payment. */
export function WhatsNext({ plan }: { plan: PlanLimits }) {
  const uses = plan.monthlyHumanizations;
  const steps = [
    uses === null ? "Humanize as many texts as you like." : `Humanize up to ${uses} texts a month.`,
    `Paste texts of up to ${plan.wordsPerInput.toLocaleString("en-US")} words, in any of the four tones.`,
    "Find your invoices and your card under Manage Subscription in your account.",
  ];
  return (
    <section aria-labelledby="whats-next" className="mt-6 rounded-lg border bg-surface p-5">
      <h3 id="whats-next" className="font-medium text-md">
        What's Next?
      </h3>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden className="w-4 shrink-0 text-accent tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
