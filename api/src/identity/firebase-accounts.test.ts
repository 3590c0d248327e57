import { createServer, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { createFirebaseAccounts } from "./firebase-accounts.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** Google's endpoint as its documentation describes it, giving one answer; returns its host. */
async function answering(
  status: number,
  body: unknown,
  seen: (url: string, body: string) => void = () => {},
) {
  const each = createServer(async (request, response) => {
    seen(`${request.method} ${request.url}`, String(await request.toArray()));
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  server = each;
  await new Promise<void>((resolve) => each.listen(0, "127.0.0.1", resolve));
  const address = each.address();
  return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}
const refusing = (message: string) => answering(400, { error: { code: 400, message } });

it("deletes by the user's own token", async () => {
  const calls: string[] = [];
  const emulatorHost = await answering(200, {}, (...call) => calls.push(...call));
  await createFirebaseAccounts({ apiKey: "a key", emulatorHost }).deleteUser("the-token");
  expect(calls).toEqual([
    "POST /identitytoolkit.googleapis.com/v1/accounts:delete?key=a%20key",
    '{"idToken":"the-token"}',
  ]);
});

it("is content if the user is gone already", async () => {
  const emulatorHost = await refusing("USER_NOT_FOUND");
  await expect(
    createFirebaseAccounts({ apiKey: "k", emulatorHost }).deleteUser("t"),
  ).resolves.toBeUndefined();
});

it.each([
  "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
  "TOKEN_EXPIRED",
  "INVALID_ID_TOKEN : The credential is no longer valid.",
])("asks for a fresh sign-in after %s", async (message) => {
  const emulatorHost = await refusing(message);
  const refusal = { status: 403, code: "recent_sign_in_required" };
  await expect(createFirebaseAccounts({ apiKey: "k", emulatorHost }).deleteUser("t")).rejects.toMatchObject(
    refusal,
  );
});

it.each([
  ["an unknown refusal", () => refusing("PROJECT_DISABLED")],
  ["an error page", () => answering(502, "<html>")],
  ["no server", async () => "127.0.0.1:1"],
])("answers 503 to %s, because the user may still be there", async (_, start) => {
  const emulatorHost = await start();
  await expect(createFirebaseAccounts({ apiKey: "k", emulatorHost }).deleteUser("t")).rejects.toMatchObject({
    status: 503,
  });
});

it("has nobody to delete where there is no Firebase", async () => {
  await expect(
    createFirebaseAccounts({ apiKey: null, emulatorHost: null }).deleteUser("t"),
  ).resolves.toBeUndefined();
});
