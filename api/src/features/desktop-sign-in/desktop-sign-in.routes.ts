import { desktopExchangeRequestSchema, desktopGrantRequestSchema } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { requireAccount } from "../../http/require-account.ts";
import { type DesktopSignInDeps, exchange, grant } from "./desktop-sign-in.service.ts";

/** `POST /api/auth/desktop/grant`, by the user signed in in the browser. */
export function desktopGrantRoutes(deps: DesktopSignInDeps) {
  return new Hono<AppEnv>().post("/", async (c) => {
    const account = requireAccount(c);
    const { codeChallenge } = await jsonBody(c, desktopGrantRequestSchema);
    return c.json({ code: await grant(deps, account, codeChallenge) });
  });
}

/** `POST /api/auth/desktop/exchange`, by the desktop app before it is signed in. */
export function desktopExchangeRoutes(deps: DesktopSignInDeps) {
  return new Hono<AppEnv>().post("/", async (c) => {
    const request = await jsonBody(c, desktopExchangeRequestSchema);
    return c.json({ customToken: await exchange(deps, request) });
  });
}
