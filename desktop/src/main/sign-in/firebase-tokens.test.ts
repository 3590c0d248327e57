import { expect, test, vi } from "vitest";
import { createFirebaseTokens, SignedOutError } from "./firebase-tokens.ts";

const google = { apiKey: "key&1", emulatorUrl: null };
const now = 1_000_000;
const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
const idToken = tokenOf({ sub: "maya" });

function setUp(answer: () => Response) {
  const send = vi.fn<typeof fetch>(async () => answer());
  return { send, tokens: createFirebaseTokens({ fetch: send, clock: () => now }) };
}
const asked = (send: ReturnType<typeof setUp>["send"]) => {
  const [url, init] = send.mock.calls[0] ?? [];
  return { url: String(url), method: init?.method, body: JSON.parse(String(init?.body)) };
};
const expected = { userId: "maya", idToken, refreshToken: "next", expiresAt: now + 3_600_000 };

test("signs in by the API's token", async () => {
  const { send, tokens } = setUp(() =>
    Response.json({ idToken, refreshToken: "next", expiresIn: "3600", kind: "more" }),
  );
  expect(await tokens.signIn(google, "custom")).toEqual(expected);
  expect(asked(send)).toEqual({
    url: "https://identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=key%261",
    method: "POST",
    body: { token: "custom", returnSecureToken: true },
  });
});

test("gets new tokens by the refresh token, from the emulator where one is set", async () => {
  const { send, tokens } = setUp(() =>
    Response.json({ id_token: idToken, refresh_token: "next", expires_in: "3600" }),
  );
  const emulator = { apiKey: "demo", emulatorUrl: "http://127.0.0.1:9099" };
  expect(await tokens.refresh(emulator, "last")).toEqual(expected);
  expect(asked(send)).toEqual({
    url: "http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=demo",
    method: "POST",
    body: { grant_type: "refresh_token", refresh_token: "last" },
  });
});

test.each([
  "TOKEN_EXPIRED",
  "USER_DISABLED",
  "USER_NOT_FOUND",
  "INVALID_REFRESH_TOKEN",
  "PROJECT_NUMBER_MISMATCH",
  "USER_DISABLED : By an administrator.",
])("a sign-in that is no longer good ends: %s", async (message) => {
  const { tokens } = setUp(() => Response.json({ error: { code: 400, message } }, { status: 400 }));
  await expect(tokens.refresh(google, "last")).rejects.toBeInstanceOf(SignedOutError);
});

test.each<[number, object | string]>([
  [400, { error: { message: "API key not valid. Please pass a valid API key." } }],
  [400, { error: "TOKEN_EXPIRED" }],
  [401, ""],
  [403, "<h1>Blocked by your network: TOKEN_EXPIRED</h1>"],
  [407, {}],
  [429, { error: { message: "QUOTA_EXCEEDED" } }],
  [503, ""],
])("nothing else ends a sign-in: %i %j", async (status, body) => {
  const { tokens } = setUp(() =>
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status }),
  );
  const failed = tokens.refresh(google, "last");
  await expect(failed).rejects.toThrow(`answered ${status}`);
  await expect(failed).rejects.not.toBeInstanceOf(SignedOutError);
});

test.each([
  ["no token", { refreshToken: "next", expiresIn: "3600" }],
  ["a token of nobody", { idToken: tokenOf({ sub: "" }), refreshToken: "next", expiresIn: "3600" }],
  ["a token without claims", { idToken: "h", refreshToken: "next", expiresIn: "3600" }],
  ["a token that never lasts", { idToken, refreshToken: "next", expiresIn: "0" }],
])("an answer with %s signs nobody in", async (_, body) => {
  const { tokens } = setUp(() => Response.json(body));
  await expect(tokens.signIn(google, "custom")).rejects.toThrow();
});
