import { type PlanId, plans } from "@ai-humanizer/shared";
import { Badge } from "@/components/ui/badge.tsx";

/** '{plan} Plan'. */
export function PlanBadge({ plan }: { plan: PlanId }) {
  return <Badge variant="secondary">{plans[plan].name} Plan</Badge>;
}
