import { createHash, timingSafeEqual } from "node:crypto";

const digestOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** What is stored of a secret, so that nobody who reads the database can sign in with it. */
export const hashOf = (secret: string): string => digestOf(secret).toString("base64url");

/** Whether two secrets are the same; it takes the same time wherever they differ. */
export const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digestOf(a), digestOf(b));
