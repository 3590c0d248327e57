import { expect, test, vi } from "vitest";
import type { SessionEnd } from "../../bridge.ts";
import { SignedOutError, type Tokens } from "./firebase-tokens.ts";
import { createDesktopSession } from "./session.ts";

const place = { apiKey: "key", emulatorUrl: null };
const hour = 3_600_000;

/** A session over a file that is `stored`; the clock and what Firebase answers are the test's to set. */
function setUp({ stored = null as string | null, encrypts = true } = {}) {
  const time = { now: 0 };
  const file = { content: stored };
  let count = 0;
  const tokens = (): Tokens => ({
    userId: "maya",
    idToken: `id ${++count}`,
    refreshToken: `refresh ${count}`,
    expiresAt: time.now + hour,
  });
  const firebase = {
    signIn: vi.fn(async (..._: unknown[]) => tokens()),
    refresh: vi.fn(async (..._: unknown[]): Promise<Tokens> => tokens()),
  };
  const parts = {
    browser: {
      start: vi.fn(async () => ({ code: "granted", verifier: "verifier" })),
      cancel: () => {},
      takeLink: () => false,
    },
    place: vi.fn(async () => place),
    exchange: vi.fn(async (_granted: { code: string; codeVerifier: string }) => "custom"),
    onUser: vi.fn<(userId: string) => void>(),
    onEnd: vi.fn<(why: SessionEnd) => void>(),
  };
  const session = createDesktopSession({
    ...parts,
    firebase,
    secrets: {
      write: async (secret) => {
        if (encrypts) file.content = secret;
        return encrypts;
      },
      read: async () => file.content,
      remove: async () => {
        file.content = null;
      },
    },
    clock: () => time.now,
  });
  return { ...parts, firebase, session, time, file };
}
const kept = (refreshToken = "refresh 0") => JSON.stringify({ userId: "maya", refreshToken });

test("trades what the browser granted for tokens, and keeps the refresh token alone", async () => {
  const { session, exchange, firebase, onUser, file } = setUp();
  expect(await session.token()).toBeNull();
  expect(await session.signIn()).toEqual({ kept: true });
  expect(exchange.mock.calls).toEqual([[{ code: "granted", codeVerifier: "verifier" }]]);
  expect(firebase.signIn.mock.calls).toEqual([[place, "custom"]]);
  expect(onUser.mock.calls).toEqual([["maya"]]);
  expect(session.userId()).toBe("maya");
  expect(await session.token()).toBe("id 1");
  expect(file.content).toBe(kept("refresh 1"));
});

test("tells where the sign-in can't be kept, and holds it in memory alone", async () => {
  const { session, file, time } = setUp({ encrypts: false });
  expect(await session.signIn()).toEqual({ kept: false });
  expect(file.content).toBeNull();
  time.now = 2 * hour;
  expect(await session.token()).toBe("id 2");
});

test("a failed exchange signs nobody in", async () => {
  const { session, exchange, onUser, file } = setUp();
  exchange.mockRejectedValue(new Error("refused"));
  await expect(session.signIn()).rejects.toThrow("refused");
  expect([session.userId(), await session.token(), file.content]).toEqual([null, null, null]);
  expect(onUser).not.toHaveBeenCalled();
});

test("renews the token a minute before it expires, once for all who ask", async () => {
  const { session, firebase, time, file } = setUp();
  await session.signIn();
  time.now = hour - 60_001;
  expect(await session.token()).toBe("id 1");
  time.now = hour - 60_000;
  expect(await Promise.all([session.token(), session.token()])).toEqual(["id 2", "id 2"]);
  expect(firebase.refresh.mock.calls).toEqual([[place, "refresh 1"]]);
  expect(file.content).toBe(kept("refresh 2"));
});

test("is the same user after a restart, also without a connection", async () => {
  const { session, onUser, place: where } = setUp({ stored: kept() });
  where.mockRejectedValueOnce(new TypeError("offline"));
  await session.resume();
  expect(onUser.mock.calls).toEqual([["maya"]]);
  await expect(session.token()).rejects.toThrow("offline");
  expect(session.userId()).toBe("maya");
  expect(await session.token()).toBe("id 1");
});

test.each(["", "{", "[]", '{"userId":1}'])(
  "a file that holds %j signs nobody in, and goes",
  async (stored) => {
    const { session, onUser, file } = setUp({ stored });
    await session.resume();
    expect(onUser).not.toHaveBeenCalled();
    expect([session.userId(), file.content]).toEqual([null, null]);
  },
);

test("nobody was signed in", async () => {
  const { session, onUser } = setUp();
  await session.resume();
  expect(onUser).not.toHaveBeenCalled();
});

test("names the user by a token; nobody by none, and not where none can be had now", async () => {
  const { session, firebase } = setUp({ stored: kept() });
  expect(await session.authorization()).toEqual({});
  await session.resume();
  firebase.refresh.mockRejectedValueOnce(new TypeError("offline"));
  await expect(session.authorization()).rejects.toThrow("offline");
  expect(await session.authorization()).toEqual({ authorization: "Bearer id 1" });
});

test("ends where Firebase says that it is over, and not where it is only busy", async () => {
  const { session, firebase, onEnd, file } = setUp({ stored: kept() });
  await session.resume();
  firebase.refresh.mockRejectedValueOnce(new Error("busy"));
  await expect(session.token()).rejects.toThrow("busy");
  expect(file.content).toBe(kept());
  firebase.refresh.mockRejectedValueOnce(new SignedOutError("disabled"));
  expect(await session.token()).toBeNull();
  expect([session.userId(), file.content]).toEqual([null, null]);
  expect(onEnd.mock.calls).toEqual([["ended"]]);
});

test("whoever signs out while the token is renewed stays signed out", async () => {
  const { session, firebase, file, onEnd } = setUp({ stored: kept() });
  await session.resume();
  const answer = Promise.withResolvers<Tokens>();
  firebase.refresh.mockReturnValueOnce(answer.promise);
  const token = session.token();
  await vi.waitFor(() => expect(firebase.refresh).toHaveBeenCalledOnce(), 10_000);
  await session.end("signed-out");
  answer.resolve({ userId: "maya", idToken: "late", refreshToken: "late", expiresAt: hour });
  await token;
  expect([session.userId(), file.content, await session.token()]).toEqual([null, null, null]);
  expect(onEnd.mock.calls).toEqual([["signed-out"]]);
});

test("what comes of an old sign-in's token does nothing to the next", async () => {
  const { session, firebase, onEnd, file } = setUp({ stored: kept() });
  await session.resume();
  const answer = Promise.withResolvers<Tokens>();
  firebase.refresh.mockReturnValueOnce(answer.promise);
  const token = session.token();
  await vi.waitFor(() => expect(firebase.refresh).toHaveBeenCalledOnce(), 10_000);
  const over = session.signal();
  await session.signIn();
  expect([over?.aborted, session.signal()?.aborted]).toEqual([true, false]);
  answer.reject(new SignedOutError("revoked"));
  expect(await token).toBeNull();
  expect([session.userId(), await session.token(), file.content]).toEqual([
    "maya",
    "id 1",
    kept("refresh 1"),
  ]);
  expect(onEnd).not.toHaveBeenCalled();
});

test("each sign-in has a signal of its own, aborted before anybody hears of its end", async () => {
  const { session, onEnd } = setUp();
  expect(session.signal()).toBeNull();
  await session.signIn();
  const signal = session.signal();
  onEnd.mockImplementation(() => expect([signal?.aborted, session.signal()]).toEqual([true, null]));
  await session.end("ended");
  expect(onEnd).toHaveBeenCalledOnce();
});
