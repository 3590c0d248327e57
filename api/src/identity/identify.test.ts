import { describe, expect, it } from "vitest";
import { subjectOf } from "./actor.ts";
import { identifyGuest } from "./identify.ts";

const session = "0b9f2d3e-5c1a-4f6b-8a7d-1e2f3a4b5c6d";
const guestHeaders = (value: string) => new Headers({ "x-guest-session": value });

describe("identifyGuest", () => {
  it("knows nobody without the header", async () => {
    expect(await identifyGuest(new Headers())).toBeNull();
  });

  it("knows a guest by a UUID, whatever its case", async () => {
    expect(await identifyGuest(guestHeaders(session.toUpperCase()))).toEqual({
      kind: "guest",
      sessionId: session,
    });
  });

  it.each(["", "1", `${session}0`, "undefined", "' or 1=1 --"])("refuses %j", async (value) => {
    await expect(identifyGuest(guestHeaders(value))).rejects.toMatchObject({
      status: 400,
      code: "invalid_guest_session",
    });
  });
});

it("names each actor apart in tables", () => {
  expect(subjectOf({ kind: "guest", sessionId: session })).toBe(`guest:${session}`);
  expect(subjectOf({ kind: "user", userId: "u1", plan: "free" })).toBe("user:u1");
  expect(subjectOf({ kind: "admin", userId: "u1", plan: "free" })).toBe("user:u1");
});
