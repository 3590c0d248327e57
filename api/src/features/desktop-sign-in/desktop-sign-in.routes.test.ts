import { createHash, generateKeyPairSync } from "node:crypto";
import { desktopExchangeResponseSchema, desktopGrantResponseSchema } from "@ai-humanizer/shared";
import { decodeJwt, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { createCustomTokens } from "../../identity/custom-token.ts";
import { codeMs } from "./desktop-sign-in.service.ts";
import { deleteExpiredGrants } from "./grant.repository.ts";

const codeVerifier = "v".repeat(43);
const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");

describe.each(databases)("sign-in on a desktop on $name", ({ open }) => {
  const database = testDatabase(open);
  let now = Date.now();

  const app = (signCustomToken = createCustomTokens(null, true)) =>
    testApp({ db: database.db, clock: () => now, signCustomToken });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, target = app()) =>
    target.request(`/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const exchange = (code: string, verifier = codeVerifier) =>
    post("desktop/exchange", { code, codeVerifier: verifier });
  async function granted(uid = "desk-user"): Promise<string> {
    const answer = await post("desktop/grant", { codeChallenge }, bearer(idToken({ uid })));
    expect(answer.status).toBe(200);
    return desktopGrantResponseSchema.parse(await answer.json()).code;
  }
  const refused = { status: 400 };

  it("trades code and verifier for a token of the user who granted", async () => {
    const answer = await exchange(await granted("maya"));
    const { customToken } = desktopExchangeResponseSchema.parse(await answer.json());
    expect(decodeJwt(customToken)).toMatchObject({ uid: "maya", exp: Math.floor(now / 1000) + 300 });
  });

  it("takes a code once, even of many who come at once", async () => {
    const code = await granted();
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await exchange(code)).toMatchObject(refused);
  });

  it("takes no code with another verifier, nor after such a try", async () => {
    const code = await granted();
    const answer = await exchange(code, "w".repeat(43));
    expect(answer).toMatchObject(refused);
    expect(await answer.json()).toMatchObject({ code: "invalid_grant" });
    expect(await exchange(code)).toMatchObject(refused);
  });

  it("takes a code for 60 seconds", async () => {
    const [early, late] = [await granted(), await granted()];
    now += codeMs - 1;
    expect((await exchange(early)).status).toBe(200);
    now += 1;
    expect(await exchange(late)).toMatchObject(refused);
  });

  it("stores no code, and forgets those that nobody took", async () => {
    const code = await granted();
    const grants = () => database.db.selectFrom("desktopGrants").selectAll().execute();
    expect(JSON.stringify(await grants())).not.toContain(code);
    await deleteExpiredGrants(database.db, now + codeMs);
    expect(await grants()).toEqual([]);
  });

  it("is not for the demo account", async () => {
    const origin = "http://localhost:8787";
    const login = await post("login", { email: "demo@example.com", password: "try-the-demo" }, { origin });
    const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
    const answer = await post("desktop/grant", { codeChallenge }, { cookie, origin });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "demo_not_allowed" });
  });

  it("says so where no token can be signed", async () => {
    const headers = bearer(idToken());
    const off = app(createCustomTokens(null, false));
    expect((await post("desktop/grant", { codeChallenge }, headers, off)).status).toBe(503);
    expect((await post("desktop/exchange", { code: "x", codeVerifier }, {}, off)).status).toBe(503);
  });
});

it("signs by the service account's key as Firebase wants it", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const sign = createCustomTokens({ client_email: "desk@p.iam.example.com", private_key: key }, false);
  const { payload } = await jwtVerify((await sign?.("maya", Date.now())) ?? "", publicKey, {
    algorithms: ["RS256"],
    issuer: "desk@p.iam.example.com",
    subject: "desk@p.iam.example.com",
    audience: "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit",
  });
  expect(payload).toMatchObject({ uid: "maya" });
});
