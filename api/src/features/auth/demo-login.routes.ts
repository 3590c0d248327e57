import { randomBytes } from "node:crypto";
import { loginRequestSchema } from "@ai-humanizer/shared";
import { Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { cookieIn, sessionCookieName } from "../../http/cookies.ts";
import type { AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { guestSessionIn } from "../../identity/guest-session.ts";
import { type DemoLoginDeps, logIn, sessionMs } from "./demo-login.service.ts";
import { deleteSession } from "./session.repository.ts";

interface DemoLoginRoutesDeps extends DemoLoginDeps {
  readonly publicUrl: string;
}

/** `POST /api/auth/login` and `/logout`: the demo login's session, kept in a cookie that no script can read. */
export function demoLoginRoutes(deps: DemoLoginRoutesDeps) {
  const name = sessionCookieName(deps.publicUrl);
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: name.startsWith("__Host-"),
  } as const;

  return new Hono<AppEnv>()
    .post("/login", async (c) => {
      const request = await jsonBody(c, loginRequestSchema);
      const cookie = randomBytes(32).toString("base64url");
      const guestSession = guestSessionIn(c.req.raw.headers);
      await logIn(deps, { request, addressKey: c.var.addressKey, guestSession, cookie });
      setCookie(c, name, cookie, { ...options, maxAge: sessionMs / 1000 });
      return c.json({ message: "Login successful" });
    })
    .post("/logout", async (c) => {
      const cookie = cookieIn(c.req.raw.headers, name);
      if (cookie !== null) await deleteSession(deps.db, cookie);
      deleteCookie(c, name, options);
      return c.json({ message: "Signed out" });
    });
}
