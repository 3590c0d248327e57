import { type Promotion, promotionSchema } from "@ai-humanizer/shared";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { ApiError, useApi } from "../api-client.ts";
import { useAccount } from "../session/use-account.ts";
import { readStored, writeStored } from "../storage.ts";

const promotionKey = "ai-humanizer-promotion";
const codeSchema = z.string().check(z.minLength(1), z.maxLength(100));
/** The newest first; those behind it stand in where it turns out to be worth nothing. */
const codesSchema = z.array(codeSchema);
const carriedAtMost = 5;

/** The promotion that a campaign's link brought to this tab, as far as it is known. */
export type CarriedPromotion =
  | { state: "none" }
  /** Carried along; what it is worth is not known. */
  | { state: "carried"; code: string; problem: { message: string; retry: () => void } | null }
  | { state: "valid"; code: string; promotion: Promotion }
  | { state: "invalid"; code: string };

/**
 * The promotion of `?promo=CODE`, now or earlier in this tab, so that it survives the sign-in and the way to the
 * checkout.
 */
export function usePromotion(search: URLSearchParams): CarriedPromotion {
  const api = useApi();
  const account = useAccount();
  const given = search.get("promo");
  const [codes, setCodes] = useState(() => carriedWith(codeSchema.safeParse(given).data));
  const code = codes[0] ?? null;
  useEffect(() => {
    if (codes.length > 0) writeStored(promotionKey, codes, "tab");
  }, [codes]);
  const { data, error, refetch } = useQuery<Promotion | null>({
    queryKey: worthKey(code),
    queryFn: ({ signal }) =>
      api.get(`/api/promotion/${encodeURIComponent(code ?? "")}`, promotionSchema, { signal }),
    enabled: Boolean(code) && (account.status === "signed-in" || account.status === "signed-out"),
  });
  // Refused, or found not to be there.
  const invalid = data === null || (error instanceof ApiError && error.status === 404);
  useEffect(() => {
    if (!invalid) return;
    // Where no earlier one stands in, this screen tells so; the next one need not.
    const earlier = codes.slice(1);
    writeStored(promotionKey, earlier, "tab");
    if (earlier.length > 0) setCodes(earlier);
  }, [invalid, codes]);
  if (!code) return { state: "none" };
  if (data) return { state: "valid", code, promotion: data };
  if (invalid) return { state: "invalid", code };
  const problem = error && { message: error.message, retry: () => void refetch() };
  return { state: "carried", code, problem };
}

/** The codes of this tab, with the one that was given now in front. */
function carriedWith(given: string | undefined): string[] {
  const stored = readStored(promotionKey, codesSchema, "tab") ?? [];
  return [...new Set(given ? [given, ...stored] : stored)].slice(0, carriedAtMost);
}

const worthKey = (code: string | null) => ["/api/promotion", code];

/** Lets go of a promotion that the server refused to redeem; all that shows it says so. */
export function useRefusedPromotion(): (code: string) => void {
  const client = useQueryClient();
  return (code) => {
    writeStored(
      promotionKey,
      carriedWith(undefined).filter((each) => each !== code),
      "tab",
    );
    client.setQueryData(worthKey(code), null);
  };
}

/** The code to send along with a purchase. */
export function codeToSend(promotion: CarriedPromotion): string | undefined {
  return promotion.state === "valid" || promotion.state === "carried" ? promotion.code : undefined;
}

/** Lets go of the promotions, one of which was spent. */
export function dropPromotion(): void {
  writeStored(promotionKey, [], "tab");
}
