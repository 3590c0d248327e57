import { UnsecuredJWT } from "jose";

interface TokenOptions {
  /** The identity's id at Firebase. */
  readonly uid?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
  /** When it was issued and they signed in, in ms. */
  readonly at?: number;
}

/** An ID token as the Auth emulator gives it out in local mode. */
export function idToken(options: TokenOptions = {}): string {
  const { uid = crypto.randomUUID(), at = Date.now(), name } = options;
  const { email = `${uid}@example.org`, emailVerified = true } = options;
  const seconds = Math.floor(at / 1000);
  return new UnsecuredJWT({
    email,
    email_verified: emailVerified,
    auth_time: seconds,
    ...(name === undefined ? {} : { name }),
  })
    .setIssuer("https://securetoken.google.com/demo-ai-humanizer")
    .setAudience("demo-ai-humanizer")
    .setSubject(uid)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .encode();
}

/** The header that signs a call in. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
