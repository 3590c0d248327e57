import { createHmac, timingSafeEqual } from "node:crypto";

/** The one spelling of an address that counts. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** A keyed hash of an address that tells nobody whose it is. */
export function emailHash(email: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`email:${normalizeEmail(email)}`)
    .digest("base64url");
}

/** The link by which whoever holds it stops the mails to an address, without signing in. It never expires. */
export function unsubscribeLink(publicUrl: string, email: string, secret: string): string {
  const address = Buffer.from(normalizeEmail(email)).toString("base64url");
  return `${publicUrl}/api/email/unsubscribe?e=${address}&s=${signature(address, secret)}`;
}

/** The address of a link's parameters; null unless the signature is this server's. */
export function addressOfLink(address: string, sign: string, secret: string): string | null {
  const expected = Buffer.from(signature(address, secret));
  const given = Buffer.from(sign);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(address, "base64url").toString();
}

function signature(address: string, secret: string): string {
  return createHmac("sha256", secret).update(`unsubscribe:${address}`).digest("base64url");
}
