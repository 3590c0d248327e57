import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from "jose";
import { z } from "zod";
import { AppError, overloaded } from "../errors.ts";

/** Whose ID token it is. */
export interface TokenIdentity {
  /** The identity in `profiles.identity`. */
  readonly key: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  /** When they signed in. */
  readonly authTime: number;
}

/** Throws an AppError: 401 if the token is not valid now, 503 if the keys can't be had. */
export type VerifyToken = (token: string) => Promise<TokenIdentity>;

interface VerifierOptions {
  readonly projectId: string;
  /** Finds the public key that a token names. */
  readonly keys: JWTVerifyGetKey;
  /** Whether the emulator's tokens, which nobody signed, are taken too. Only ever in local mode. */
  readonly allowUnsigned: boolean;
  readonly clock: () => number;
}

/** How far the clocks of Google and of this machine may be apart, in seconds. */
const clockTolerance = 30;
/** A token lives for an hour. */
const maxTokenAge = 3600;

/** What Firebase puts into an ID token: https://firebase.google.com/docs/auth/admin/verify-id-tokens */
const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().min(3).max(320),
  email_verified: z.boolean().default(false),
  name: z.string().max(200).optional().catch(undefined),
  auth_time: z.number().positive(),
});

/** Verifies Firebase ID tokens: signature, algorithm, issuer, audience, subject, times and e-mail. */
export function createTokenVerifier(options: VerifierOptions): VerifyToken {
  const { projectId, keys, allowUnsigned, clock } = options;
  return async (token) => {
    const now = clock();
    const rules = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ["sub", "exp", "auth_time"],
      currentDate: new Date(now),
      clockTolerance,
      maxTokenAge,
    };
    const payload = await verify(token, rules).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && !isKeySetFailure(error)) throw invalidToken();
      throw overloaded("Sign-in can't be checked right now. Please try again in a few seconds.");
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success || claims.data.auth_time * 1000 > now + clockTolerance * 1000) throw invalidToken();
    const { sub, email, email_verified, name, auth_time } = claims.data;
    return {
      key: `firebase:${sub}`,
      email,
      emailVerified: email_verified,
      displayName: name || null,
      authTime: auth_time * 1000,
    };
  };

  async function verify(
    token: string,
    rules: Parameters<typeof UnsecuredJWT.decode>[1],
  ): Promise<JWTPayload> {
    if (allowUnsigned && token.endsWith(".")) return UnsecuredJWT.decode(token, rules).payload;
    return (await jwtVerify(token, keys, { ...rules, algorithms: ["RS256"] })).payload;
  }
}

/** Whether the key set could not be fetched, which says nothing about the token. */
function isKeySetFailure(error: errors.JOSEError): boolean {
  return [errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code);
}

export const invalidToken = () =>
  new AppError(401, "invalid_token", "Your sign-in is no longer valid. Please sign in again.");
