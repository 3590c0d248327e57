import type { Hono } from "hono";
import type { AppEnv } from "../src/http/env.ts";
import { bearer, idToken } from "./id-token.ts";

/** Calls an app as an admin who signed in at a time; a body makes it a POST. */
export async function asAdmin(
  app: Hono<AppEnv>,
  path: string,
  body?: object,
  at = Date.now(),
): Promise<Response> {
  const headers = bearer(idToken({ uid: "the-admin", email: "admin@example.com", at }));
  if (!body) return await app.request(path, { headers });
  const json = { ...headers, "content-type": "application/json" };
  return await app.request(path, { method: "POST", headers: json, body: JSON.stringify(body) });
}
