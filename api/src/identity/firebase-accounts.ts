import { z } from "zod";
import { AppError, overloaded } from "../errors.ts";

/** Where the identities of users live. */
export interface IdentityProvider {
  /** Deletes the user whom an ID token belongs to. It is no error if there is no such user any more. */
  readonly deleteUser: (idToken: string) => Promise<void>;
}

interface FirebaseOptions {
  /** The project's web API key; null where there is no Firebase, and nobody to delete. */
  readonly apiKey: string | null;
  /** host:port of an emulator; null is Google. */
  readonly emulatorHost: string | null;
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });
const needsFreshSignIn = ["CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "TOKEN_EXPIRED", "INVALID_ID_TOKEN"];

/** Firebase Auth by its REST API: https://firebase.google.com/docs/reference/rest/auth */
export function createFirebaseAccounts({ apiKey, emulatorHost }: FirebaseOptions): IdentityProvider {
  const host = "identitytoolkit.googleapis.com";
  const base = emulatorHost === null ? `https://${host}` : `http://${emulatorHost}/${host}`;

  async function deleteUser(idToken: string): Promise<void> {
    if (apiKey === null) return;
    const answer = await fetch(`${base}/v1/accounts:delete?key=${encodeURIComponent(apiKey)}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => {
      throw unreachable();
    });
    if (answer.ok) return;
    const refusal = refusalSchema.safeParse(await answer.json().catch(() => null));
    // The code may be followed by a colon and an explanation.
    const code = refusal.data?.error.message.split(" ")[0] ?? "";
    if (code === "USER_NOT_FOUND") return;
    if (needsFreshSignIn.includes(code)) {
      throw new AppError(
        403,
        "recent_sign_in_required",
        "Please sign in again, then delete your account within a few minutes.",
      );
    }
    throw unreachable();
  }
  return { deleteUser };
}

const unreachable = () =>
  overloaded("The sign-in service is not responding, so nothing was deleted. Please try again later.");
