import { z } from "zod";

/** Where Firebase issues tokens, as the server's settings say. */
export interface FirebasePlace {
  readonly apiKey: string;
  /** The emulator's address; null is Google. */
  readonly emulatorUrl: string | null;
}

export interface Tokens {
  readonly userId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** When the ID token expires, in ms since the epoch. */
  readonly expiresAt: number;
}

/** The refresh token is no longer good: the user was deleted, disabled or signed out everywhere. */
export class SignedOutError extends Error {}

/** How Firebase names what ends a sign-in for good; any other refusal may come from something in between. */
const ended = [
  "TOKEN_EXPIRED",
  "USER_DISABLED",
  "USER_NOT_FOUND",
  "INVALID_REFRESH_TOKEN",
  "PROJECT_NUMBER_MISMATCH",
];
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

const seconds = z.coerce.number().positive();
const signedInSchema = z.object({ idToken: z.string(), refreshToken: z.string(), expiresIn: seconds });
const refreshedSchema = z.object({
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: seconds,
});
const claimsSchema = z.object({ sub: z.string().min(1) });

interface Deps {
  readonly fetch: typeof fetch;
  readonly clock: () => number;
}

/** Firebase Auth by its REST API: https://firebase.google.com/docs/reference/rest/auth */
export function createFirebaseTokens({ fetch: send, clock }: Deps) {
  async function post(place: FirebasePlace, host: string, path: string, body: unknown): Promise<unknown> {
    const base = place.emulatorUrl === null ? `https://${host}` : `${place.emulatorUrl}/${host}`;
    const answer = await send(`${base}${path}?key=${encodeURIComponent(place.apiKey)}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json().catch(() => null);
    if (answer.ok) return json;
    // Its name comes first, perhaps with an explanation: "NAME : because".
    const [name = ""] = refusalSchema.safeParse(json).data?.error.message.split(" ") ?? [];
    if (ended.includes(name)) {
      throw new SignedOutError("Your sign-in is no longer valid. Please sign in again.");
    }
    throw new Error(`The sign-in service answered ${answer.status}. Please try again.`);
  }
  const tokens = (idToken: string, refreshToken: string, expiresIn: number): Tokens => ({
    userId: userIdIn(idToken),
    idToken,
    refreshToken,
    expiresAt: clock() + expiresIn * 1000,
  });

  return {
    /** Signs in by a token that the API made. */
    signIn: async (place: FirebasePlace, token: string): Promise<Tokens> => {
      const path = "/v1/accounts:signInWithCustomToken";
      const answer = await post(place, "identitytoolkit.googleapis.com", path, {
        token,
        returnSecureToken: true,
      });
      const { idToken, refreshToken, expiresIn } = signedInSchema.parse(answer);
      return tokens(idToken, refreshToken, expiresIn);
    },
    /** New tokens. Throws a SignedOutError where the refresh token is no longer good. */
    refresh: async (place: FirebasePlace, refreshToken: string): Promise<Tokens> => {
      const body = { grant_type: "refresh_token", refresh_token: refreshToken };
      const answer = await post(place, "securetoken.googleapis.com", "/v1/token", body);
      const { id_token, refresh_token, expires_in } = refreshedSchema.parse(answer);
      return tokens(id_token, refresh_token, expires_in);
    },
  };
}

/** Whom a token is of; the API is who verifies it. */
function userIdIn(idToken: string): string {
  const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString();
  return claimsSchema.parse(JSON.parse(payload)).sub;
}
