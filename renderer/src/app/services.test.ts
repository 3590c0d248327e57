import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { useRun } from "@/features/humanize/run-store.ts";
import { toast, useToasts } from "@/lib/toast-store.ts";
import { configQuery } from "@/lib/use-config.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { localConfig } from "@/test/fake-config.ts";
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

test("signing out stops the user's run", async () => {
  const bye = () => Response.json({ message: "Signed out" });
  vi.stubGlobal("fetch", createFakeFetch({ "POST /api/auth/logout": bye }).fetch);
  const { session } = createServices({ apiOrigin: "" });
  session.startDemo();
  const stop = vi.fn();
  useRun.setState({ stop });
  await session.signOut();
  await expect.poll(() => stop.mock.calls.length).toBe(1);
});

test("signing out puts away what offers to bring the user's text back", async () => {
  const bye = () => Response.json({ message: "Signed out" });
  vi.stubGlobal("fetch", createFakeFetch({ "POST /api/auth/logout": bye }).fetch);
  const { session } = createServices({ apiOrigin: "" });
  session.startDemo();
  toast({ title: "Imported notes.txt", action: { label: "Undo", onClick: () => {} } });
  await session.signOut();
  expect(useToasts.getState().toasts.filter(({ open }) => open)).toEqual([]);
});

test("every call carries the guest session, so that a first sign-in can adopt the trial", async () => {
  const { fetch, calls } = createFakeFetch({ "GET /api/x": () => Response.json({}) });
  vi.stubGlobal("fetch", fetch);
  const { api, session } = createServices({ apiOrigin: "" });
  session.startDemo();
  await api.get("/api/x", z.object({}));
  expect(calls[0]?.headers.get("x-guest-session")).toMatch(/^[\da-f-]{36}$/u);
});

test("a server that wants a newer app has its settings read once more", async () => {
  let minDesktopVersion = "0.0.0";
  const { fetch } = createFakeFetch({
    "GET /api/config": () => Response.json({ ...localConfig, minDesktopVersion }),
    "GET /api/x": () => Response.json({ message: "Too old", code: "update_needed" }, { status: 426 }),
  });
  vi.stubGlobal("fetch", fetch);
  const { api, queryClient } = createServices({ apiOrigin: "" });
  const observer = new QueryObserver(queryClient, configQuery(api));
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data?.minDesktopVersion).toBe("0.0.0");
  minDesktopVersion = "1.2.0";
  await expect(api.get("/api/x", z.object({}))).rejects.toThrow("Too old");
  await expect.poll(() => observer.getCurrentResult().data?.minDesktopVersion).toBe("1.2.0");
  stop();
});
