import { guestTrial } from "@ai-humanizer/shared";
import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { activeUsers, bypassRate } from "@/content/marketing.ts";
import { noteTrial } from "@/lib/trial-context.ts";
import { BenefitList } from "./benefit-list.tsx";
import { FiguresNote } from "./figures-note.tsx";

/** Offers a guest the bonus uses of a free account. */
export function GuestUpgradeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const createAccount = () => {
    onClose();
    noteTrial();
    navigate("/auth");
  };
  const viewPlans = () => {
    onClose();
    navigate("/pricing");
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Unlock More Humanizations"
        description="Join thousands of professionals using AI Humanizer"
      >
        <BenefitList
          items={[
            `${guestTrial.signupBonus} additional free uses right after creating a free account`,
            `${bypassRate} bypass rate *`,
            "Your work history, saved",
            `${activeUsers} users *`,
          ]}
        />
        <div className="mt-6 flex flex-col gap-2">
          <Button size="lg" onClick={createAccount}>
            Create Free Account
          </Button>
          <Button variant="ghost" size="lg" onClick={viewPlans}>
            View pricing plans
          </Button>
        </div>
        <FiguresNote />
      </DialogContent>
    </Dialog>
  );
}
