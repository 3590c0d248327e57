import { importPKCS8, SignJWT, UnsecuredJWT } from "jose";

/** A token by which Firebase signs in the user with an id; `now` in ms since the epoch. */
export type SignCustomToken = (uid: string, now: number) => Promise<string>;

export interface ServiceAccount {
  readonly client_email: string;
  readonly private_key: string;
}

const audience = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
/** Long enough for the way to Firebase; at most an hour is allowed. */
const lifetimeSeconds = 300;

/**
 * Signs custom tokens with a service account's key:
 * https://firebase.google.com/docs/auth/admin/create-custom-tokens. The emulator takes unsigned ones.
 * @returns null where there is neither
 */
export function createCustomTokens(
  account: ServiceAccount | null,
  emulator: boolean,
): SignCustomToken | null {
  if (emulator) {
    const email = "local-mode@localhost";
    return async (uid, now) => new UnsecuredJWT(claims(uid, email, now)).encode();
  }
  if (account === null) return null;
  return async (uid, now) => {
    const key = await importPKCS8(account.private_key, "RS256");
    return await new SignJWT(claims(uid, account.client_email, now))
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .sign(key);
  };
}

function claims(uid: string, email: string, now: number) {
  const iat = Math.floor(now / 1000);
  return { iss: email, sub: email, aud: audience, iat, exp: iat + lifetimeSeconds, uid };
}
