import { portalSchema } from "@ai-humanizer/shared";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../api-client.ts";
import { toast } from "../toast-store.ts";
import { useVisit } from "./use-visit.ts";

/** Opens the hosted billing portal, where a card is changed and a plan switched. */
export function usePortal() {
  const api = useApi();
  const { leaving, visit } = useVisit();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post("/api/simple-manage", undefined, portalSchema),
    onSuccess: ({ url }) => {
      if (url !== null) return visit(url);
      toast({
        title: "Portal Opening",
        description: "Your billing portal is being prepared. Please try again in a moment.",
      });
    },
    onError: ({ message }) =>
      toast({
        variant: "destructive",
        title: "Error",
        description: message || "Failed to access subscription management",
      }),
  });
  return { open: () => mutate(), opening: isPending || leaving };
}
