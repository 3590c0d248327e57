import { expect, test, vi } from "vitest";
import type { DesktopBridge } from "../bridge.ts";
import { createDesktopIdentity } from "./desktop-identity.ts";

function setUp({ kept = true } = {}) {
  const told: ((userId: string | null) => void)[] = [];
  const bridge = {
    currentUser: vi.fn(async () => "maya"),
    getToken: vi.fn(async () => "id token"),
    signIn: vi.fn(async () => ({ kept })),
    signOut: vi.fn(async (_why: string) => {}),
    onUser: (listener: (userId: string | null) => void) => void told.push(listener),
  };
  const onNotKept = vi.fn();
  // The identity uses nothing else of the bridge.
  const identity = createDesktopIdentity(bridge as Partial<DesktopBridge> as DesktopBridge, onNotKept);
  const change = (userId: string | null) => {
    for (const listener of told) listener(userId);
  };
  return { bridge, identity, onNotKept, change };
}

test("tells who is signed in, and of every change", async () => {
  const { identity, change } = setUp();
  const onUser = vi.fn();
  identity.watch(onUser);
  await vi.waitFor(() => expect(onUser).toHaveBeenCalledWith("maya"), 10_000);
  change(null);
  change("noor");
  expect(onUser.mock.calls).toEqual([["maya"], [null], ["noor"]]);
});

test("signs in by whatever the system's browser offers", async () => {
  const { identity, bridge, onNotKept } = setUp();
  await identity.finishRedirect();
  await identity.signIn("google");
  await identity.signInLocally("apple", { subject: "1", email: "maya@example.com", name: "Maya" });
  expect(bridge.signIn.mock.calls).toEqual([[], []]);
  expect(onNotKept).not.toHaveBeenCalled();
  expect(await identity.getToken()).toBe("id token");
  await identity.signOut("ended");
  expect(bridge.signOut.mock.calls).toEqual([["ended"]]);
});

test("says so where the sign-in ends with the app", async () => {
  const { identity, onNotKept } = setUp({ kept: false });
  await identity.signIn("google");
  expect(onNotKept).toHaveBeenCalledOnce();
});
