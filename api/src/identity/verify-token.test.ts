import {
  createLocalJWKSet,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  type GenerateKeyPairResult,
  generateKeyPair,
  importPKCS8,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { createTokenVerifier } from "./verify-token.ts";

const now = Date.UTC(2025, 10, 21);
const seconds = now / 1000;
const claims = {
  iss: "https://securetoken.google.com/the-project",
  aud: "the-project",
  sub: "uid-1",
  iat: seconds - 60,
  exp: seconds + 3540,
  auth_time: seconds - 600,
  email: "ada@example.com",
  email_verified: true,
  name: "Ada",
};
type Claims = { readonly [K in keyof typeof claims]?: unknown };

let google: GenerateKeyPairResult;
let other: GenerateKeyPairResult;
beforeAll(async () => {
  google = await generateKeyPair("RS256", { extractable: true });
  other = await generateKeyPair("RS256");
});

async function verifier(allowUnsigned = false) {
  const jwk = await exportJWK(google.publicKey);
  // The key says nothing of its algorithm, so that the verifier has to.
  const keys = createLocalJWKSet({ keys: [{ ...jwk, kid: "key-1", use: "sig" }] });
  return createTokenVerifier({ projectId: "the-project", keys, allowUnsigned, clock: () => now });
}

/** The claims with changes; undefined leaves one out. */
function payload(changes: Claims = {}): JWTPayload {
  return JSON.parse(JSON.stringify({ ...claims, ...changes }));
}

const signed = (changes?: Claims, kid = "key-1") =>
  new SignJWT(payload(changes)).setProtectedHeader({ alg: "RS256", kid }).sign(google.privateKey);
const unsigned = (changes?: Claims) => new UnsecuredJWT(payload(changes)).encode();

const refusal = { status: 401, code: "invalid_token" };

describe("the verifier of ID tokens", () => {
  it("tells who a token is of", async () => {
    expect(await (await verifier())(await signed())).toEqual({
      key: "firebase:uid-1",
      email: "ada@example.com",
      emailVerified: true,
      displayName: "Ada",
      authTime: now - 600_000,
    });
  });

  it("does without a name, and takes an e-mail for unverified unless told otherwise", async () => {
    const token = await signed({ name: undefined, email_verified: undefined });
    expect(await (await verifier())(token)).toMatchObject({ displayName: null, emailVerified: false });
  });

  it.each<[string, Claims]>([
    ["another issuer", { iss: "https://securetoken.google.com/another" }],
    ["no issuer", { iss: undefined }],
    ["another audience", { aud: "another" }],
    ["no audience", { aud: undefined }],
    ["an empty subject", { sub: "" }],
    ["no subject", { sub: undefined }],
    ["a subject that is too long", { sub: "x".repeat(129) }],
    ["an end in the past", { exp: seconds - 31 }],
    ["no end", { exp: undefined }],
    ["an issue in the future", { iat: seconds + 31 }],
    ["an issue long ago", { iat: seconds - 3631 }],
    ["no time of issue", { iat: undefined }],
    ["a sign-in in the future", { auth_time: seconds + 31 }],
    ["no time of sign-in", { auth_time: undefined }],
    ["no e-mail", { email: undefined }],
    ["an empty e-mail", { email: "" }],
  ])("refuses %s, signed or not", async (_, changes) => {
    await expect((await verifier())(await signed(changes))).rejects.toMatchObject(refusal);
    await expect((await verifier(true))(unsigned(changes))).rejects.toMatchObject(refusal);
  });

  it("bears with clocks that are half a minute apart", async () => {
    const verify = await verifier();
    for (const changes of [{ exp: seconds - 29 }, { iat: seconds + 30 }, { auth_time: seconds + 30 }]) {
      expect(await verify(await signed(changes))).toMatchObject({ key: "firebase:uid-1" });
    }
  });

  it("refuses another key under a known name, and a name that is not known", async () => {
    const verify = await verifier();
    const forged = new SignJWT(payload()).setProtectedHeader({ alg: "RS256", kid: "key-1" });
    await expect(verify(await forged.sign(other.privateKey))).rejects.toMatchObject(refusal);
    await expect(verify(await signed({}, "key-2"))).rejects.toMatchObject(refusal);
  });

  it("refuses HS256 with the public key as the secret", async () => {
    const secret = new TextEncoder().encode(await exportSPKI(google.publicKey));
    const token = await new SignJWT(payload())
      .setProtectedHeader({ alg: "HS256", kid: "key-1" })
      .sign(secret);
    for (const verify of [await verifier(), await verifier(true)]) {
      await expect(verify(token)).rejects.toMatchObject(refusal);
    }
  });

  it("refuses other algorithms of the same key", async () => {
    const header = { alg: "PS256", kid: "key-1" };
    const key = await importPKCS8(await exportPKCS8(google.privateKey), "PS256");
    const token = await new SignJWT(payload()).setProtectedHeader(header).sign(key);
    await expect((await verifier())(token)).rejects.toMatchObject(refusal);
  });

  it("refuses what was changed after it was signed", async () => {
    const [header, , signature] = (await signed()).split(".");
    const body = Buffer.from(JSON.stringify(payload({ sub: "uid-2" }))).toString("base64url");
    await expect((await verifier())(`${header}.${body}.${signature}`)).rejects.toMatchObject(refusal);
  });

  it.each(["", "x", "a.b", "a.b.c", "...", "a.b.", "e30.e30."])(
    "refuses %j, which is no token",
    async (token) => {
      for (const verify of [await verifier(), await verifier(true)]) {
        await expect(verify(token)).rejects.toMatchObject(refusal);
      }
    },
  );

  it("takes the emulator's unsigned tokens only where it is told to", async () => {
    await expect((await verifier())(unsigned())).rejects.toMatchObject(refusal);
    expect(await (await verifier(true))(unsigned())).toMatchObject({ key: "firebase:uid-1" });
  });

  it("does not take a signed token without its signature for an unsigned one", async () => {
    const stripped = `${(await signed()).split(".").slice(0, 2).join(".")}.`;
    await expect((await verifier(true))(stripped)).rejects.toMatchObject(refusal);
  });

  it("answers 503 while the keys can't be had, which says nothing about the token", async () => {
    const keys = () => Promise.reject(new TypeError("fetch failed"));
    const options = { projectId: "the-project", keys, allowUnsigned: false, clock: () => now };
    const unavailable = { status: 503, retryAfterSeconds: 5 };
    await expect(createTokenVerifier(options)(await signed())).rejects.toMatchObject(unavailable);
  });
});
