import type { ProviderName } from "@/lib/identity/identity.ts";

export const providerLabels: Record<ProviderName, string> = { google: "Google", apple: "Apple" };
