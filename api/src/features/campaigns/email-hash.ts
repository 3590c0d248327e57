import { keyedHash } from "../../secrets.ts";

/** The one spelling of an address that counts. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** A keyed hash of an address that tells nobody whose it is. */
export const emailHash = (email: string, secret: string): string =>
  keyedHash(`email:${normalizeEmail(email)}`, secret);
