import { parse } from "hono/utils/cookie";

/** The session cookie's name; over HTTPS one that browsers keep to this host. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-session" : "ai-humanizer-session";
}

/** A cookie's value in a call's headers; null without it. */
export function cookieIn(headers: Headers, name: string): string | null {
  return parse(headers.get("cookie") ?? "", name)[name] ?? null;
}
