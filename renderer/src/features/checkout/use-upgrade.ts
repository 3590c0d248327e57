import { upgradePreviewSchema } from "@ai-humanizer/shared";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/lib/api-client.ts";
import type { Offer } from "@/lib/billing/offer.ts";

/** A plan for which a subscriber pays the difference. */
export interface Upgrade {
  /** Cents due now; null while they are asked for, undefined where the provider does not tell. */
  readonly cost: number | null | undefined;
}

interface Order extends Offer {
  /** Null where there is no price to ask for. */
  readonly priceId: string | null;
  readonly promotion: string | undefined;
}

/** What the provider would charge now for an upgrade; null for whoever buys their first plan. */
export function useUpgrade({ plan, priceId, promotion }: Order, isUpgrade: boolean): Upgrade | null {
  const api = useApi();
  const search = new URLSearchParams({ plan, priceId: priceId ?? "", ...(promotion && { promotion }) });
  const { data, isFetching } = useQuery({
    queryKey: ["/api/upgrade-preview", `${search}`],
    queryFn: ({ signal }) => api.get(`/api/upgrade-preview?${search}`, upgradePreviewSchema, { signal }),
    enabled: isUpgrade && priceId !== null,
    // It is less with every day.
    staleTime: 0,
    gcTime: 0,
  });
  if (!isUpgrade) return null;
  return { cost: isFetching ? null : data?.amountDue };
}
