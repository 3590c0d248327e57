import { createHash } from "node:crypto";

/** By which a text of any length is found through an index. */
export const textHash = (text: string): string => createHash("sha256").update(text).digest("base64url");
