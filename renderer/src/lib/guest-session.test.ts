import { beforeEach, expect, test, vi } from "vitest";

const key = "ai-humanizer-guest-session";

/** The store as a fresh page load makes it. */
async function load() {
  vi.resetModules();
  return await import("./guest-session.ts");
}

beforeEach(() => localStorage.clear());

test("is made and stored where there is none", async () => {
  const { useGuestSession } = await load();
  const { session } = useGuestSession.getState();
  expect(session.usageCount).toBe(0);
  expect(Date.parse(session.createdAt)).not.toBeNaN();
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toEqual(session);
});

test("is kept over page loads", async () => {
  const first = (await load()).useGuestSession.getState();
  first.countUse();
  const second = (await load()).useGuestSession.getState();
  expect(second.session).toEqual({ ...first.session, usageCount: 1 });
});

test.each(["no json", '{"sessionId":"x","usageCount":0,"createdAt":"2026-01-01T00:00:00.000Z"}'])(
  "is made anew where unreadable: %s",
  async (raw) => {
    localStorage.setItem(key, raw);
    const { session } = (await load()).useGuestSession.getState();
    expect(session.sessionId).not.toBe("x");
    expect(localStorage.getItem(key)).toContain(session.sessionId);
  },
);

test("counts attempts and takes failed ones back, never below zero", async () => {
  const { useGuestSession, usesLeft } = await load();
  const left = () => usesLeft(useGuestSession.getState().session);
  const { countUse, returnUse } = useGuestSession.getState();
  expect(left()).toBe(2);
  countUse();
  expect(left()).toBe(1);
  returnUse();
  returnUse();
  expect(left()).toBe(2);
  for (let use = 0; use < 3; use += 1) countUse();
  expect(left()).toBe(0);
});

test("is one count for all tabs", async () => {
  const { useGuestSession } = await load();
  const { session, countUse } = useGuestSession.getState();
  localStorage.setItem(key, JSON.stringify({ ...session, usageCount: 1 }));
  countUse();
  expect(useGuestSession.getState().session.usageCount).toBe(2);

  localStorage.setItem(key, JSON.stringify({ ...session, usageCount: 0 }));
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(useGuestSession.getState().session.usageCount).toBe(0);
});
