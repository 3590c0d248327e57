import { isSameSecret, keyedHash } from "../../secrets.ts";
import { normalizeEmail } from "./email-hash.ts";

/** The link by which whoever holds it stops the mails to an address, without signing in. It never expires. */
export function unsubscribeLink(publicUrl: string, email: string, secret: string): string {
  const address = Buffer.from(normalizeEmail(email)).toString("base64url");
  return `${publicUrl}/api/email/unsubscribe?e=${address}&s=${signature(address, secret)}`;
}

/** The address of a link's parameters; null unless the signature is this server's. */
export function addressOfLink(address: string, sign: string, secret: string): string | null {
  if (!isSameSecret(sign, signature(address, secret))) return null;
  return Buffer.from(address, "base64url").toString();
}

function signature(address: string, secret: string): string {
  return keyedHash(`unsubscribe:${address}`, secret);
}
