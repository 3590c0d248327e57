import { Button } from "@/components/ui/button.tsx";
import { closing } from "@/content/landing.ts";
import { closingClaim } from "@/content/marketing.ts";
import { FigureMark } from "./figure-mark.tsx";

export function ClosingCall() {
  return (
    <section className="border-t bg-surface">
      <div className="mx-auto flex max-w-280 flex-col items-center px-5 py-20 text-center md:py-28">
        <h2 className="text-balance font-serif text-4xl tracking-tight md:text-5xl">{closing.title}</h2>
        <p className="mt-4 mb-8 text-lg text-muted">
          {closingClaim} <FigureMark />
        </p>
        <Button asChild size="lg">
          <a href="/dashboard">{closing.action}</a>
        </Button>
      </div>
    </section>
  );
}
