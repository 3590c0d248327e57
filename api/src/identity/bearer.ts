import { invalidToken } from "./verify-token.ts";

/** The bearer token of a call; null without one. Throws an AppError 401 for another kind of credentials. */
export function bearerIn(headers: Headers): string | null {
  const header = headers.get("authorization");
  if (header === null) return null;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw invalidToken();
  return token;
}
