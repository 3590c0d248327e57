import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** What is stored of a secret, so that nobody who reads the database can sign in with it, and what finds a long text. */
export const hashOf = (text: string): string => digestOf(text).toString("base64url");

/** Whether two secrets are the same; it takes the same time wherever they differ. */
export const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digestOf(a), digestOf(b));

/** A hash of a text by which nobody can tell the text without the server's secret. */
export const keyedHash = (text: string, secret: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");
