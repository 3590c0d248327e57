import * as z from "zod/mini";

/** A SHA-256 in base64url, as RFC 7636 makes a challenge of a verifier. */
const challengeSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * `POST /api/auth/desktop/grant`: the user signed in in the browser lets a computer sign in as them. The code holds for
 * 60 seconds, once, and only for whoever knows the verifier of the challenge.
 */
export const desktopGrantRequestSchema = z.object({ codeChallenge: challengeSchema });
export const desktopGrantResponseSchema = z.object({ code: z.string() });

/** `POST /api/auth/desktop/exchange`: trades code and verifier for a token to sign in to Firebase with. */
export const desktopExchangeRequestSchema = z.object({
  code: z.string().check(z.maxLength(200)),
  codeVerifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
});
export const desktopExchangeResponseSchema = z.object({ customToken: z.string() });
