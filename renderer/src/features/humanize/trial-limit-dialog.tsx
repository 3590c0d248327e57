import { guestTrial, plans } from "@ai-humanizer/shared";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { activeUsers } from "@/content/marketing.ts";
import { isBonusOpen, noteTrial } from "@/lib/trial-context.ts";
import type { Viewer } from "@/lib/viewer.ts";
import { BenefitList } from "./benefit-list.tsx";
import { FiguresNote } from "./figures-note.tsx";

interface TrialLimitDialogProps {
  viewer: Viewer;
  onClose: () => void;
}

/** Says that the uses are spent and what the next plan gives; to a guest, what a free account gives too. */
export function TrialLimitDialog({ viewer, onClose }: TrialLimitDialogProps) {
  const main = useRef<HTMLAnchorElement>(null);
  const { basic, premium, free } = plans;
  // Nobody is offered the plan they have.
  const next = viewer.kind === "user" && viewer.plan !== "free" ? premium : basic;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          // By itself the dialog passes its links over.
          event.preventDefault();
          main.current?.focus();
        }}
        title={next === basic ? "Free trial limit reached" : "Monthly limit reached"}
        description={
          viewer.kind === "guest"
            ? `You've used ${guestTrial.humanizations === 2 ? "both" : "all"} free humanizations`
            : `You've used all ${plans[viewer.plan].monthlyHumanizations ?? free.monthlyHumanizations} of this month's humanizations`
        }
      >
        <p className="mt-5 -mb-2 text-muted">{next.name} includes:</p>
        <BenefitList
          items={[
            next.monthlyHumanizations === null
              ? "Unlimited humanizations"
              : `${next.monthlyHumanizations} humanizations per month`,
            "All tones",
            "Priority support",
          ]}
        />
        <p className="mt-5 text-muted">Join {activeUsers} active users. *</p>
        <div className="mt-6 flex flex-col gap-2">
          <Button asChild size="lg">
            <Link ref={main} to="/pricing" onClick={onClose}>
              Upgrade to {next.name} - ${(next.monthlyPriceCents / 100).toFixed(2)}/month
            </Link>
          </Button>
          {viewer.kind === "guest" && <FreeAccount onClose={onClose} />}
          <Button variant="ghost" size="lg" onClick={onClose}>
            Maybe later
          </Button>
        </div>
        <FiguresNote />
      </DialogContent>
    </Dialog>
  );
}

/** The way on that costs nothing. */
function FreeAccount({ onClose }: Pick<TrialLimitDialogProps, "onClose">) {
  const isNew = isBonusOpen();
  const leave = () => {
    if (isNew) noteTrial();
    onClose();
  };
  const monthly = plans.free.monthlyHumanizations;
  return (
    <>
      <Button asChild variant="outline" size="lg">
        <Link to="/auth" onClick={leave}>
          {isNew ? "Create a free account" : "Sign in"}
        </Link>
      </Button>
      <p className="mb-1 text-balance text-center text-muted text-sm">
        {isNew
          ? `${guestTrial.signupBonus} more humanizations right away, and ${monthly} every month`
          : `A free account has ${monthly} humanizations every month`}
      </p>
    </>
  );
}
