import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createFakeFetch } from "@/test/fake-api.ts";
import { createServices } from "./services.ts";

test("signing out clears all that was cached for the user, and keeps the public settings", async () => {
  const bye = () => Response.json({ message: "Signed out" });
  vi.stubGlobal("fetch", createFakeFetch({ "POST /api/auth/logout": bye }).fetch);
  const { session, queryClient } = createServices({ apiOrigin: "" });
  session.startDemo();
  const personal = [["/api/auth/me"], ["/api/stats"], ["/api/history", "full"], ["/api/working-status"]];
  for (const key of [...personal, ["/api/config"]]) queryClient.setQueryData(key, "cached");
  await session.signOut();
  for (const key of personal) expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(queryClient.getQueryData(["/api/config"])).toBe("cached");
});

test("every call carries the guest session, so that a first sign-in can adopt the trial", async () => {
  const { fetch, calls } = createFakeFetch({ "GET /api/x": () => Response.json({}) });
  vi.stubGlobal("fetch", fetch);
  const { api, session } = createServices({ apiOrigin: "" });
  session.startDemo();
  await api.get("/api/x", z.object({}));
  expect(calls[0]?.headers.get("x-guest-session")).toMatch(/^[\da-f-]{36}$/u);
});
