import * as z from "zod/mini";
import type { LocalAccount, ProviderName } from "@/lib/identity/identity.ts";

const providerIds: Record<ProviderName, string> = { google: "google.com", apple: "apple.com" };

/** The emulator's answer to `accounts:batchGet`, as far as it is used. */
const accountsSchema = z.object({
  users: z.optional(
    z.array(
      z.object({
        email: z.optional(z.string()),
        displayName: z.optional(z.string()),
        providerUserInfo: z.optional(z.array(z.object({ providerId: z.string(), rawId: z.string() }))),
      }),
    ),
  ),
});

/**
 * The emulator's accounts that have signed in by a provider. "Bearer owner" is its well-known administrator; a real
 * Firebase refuses it.
 */
export async function listLocalAccounts(
  { emulatorUrl, projectId }: { emulatorUrl: string; projectId: string },
  provider: ProviderName,
  send: typeof fetch = fetch,
): Promise<LocalAccount[]> {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`;
  const response = await send(url, { headers: { authorization: "Bearer owner" } });
  if (!response.ok) throw new Error(`The local accounts could not be read (${response.status}).`);
  const { users = [] } = accountsSchema.parse(await response.json());
  return users.flatMap(({ email, displayName, providerUserInfo = [] }) => {
    const linked = providerUserInfo.find(({ providerId }) => providerId === providerIds[provider]);
    return linked && email ? [{ subject: linked.rawId, email, name: displayName ?? nameOf(email) }] : [];
  });
}

/** A new account; the same e-mail always makes the same one. */
export function newLocalAccount(provider: ProviderName, email: string, name: string): LocalAccount {
  const address = email.trim().toLowerCase();
  return { subject: `${provider}-${address}`, email: address, name: name.trim() || nameOf(address) };
}

function nameOf(email: string): string {
  return email.split("@")[0] ?? email;
}
