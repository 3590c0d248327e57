import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newSecrets, same } from "./pkce.ts";

test("the challenge is the verifier's SHA-256 (RFC 7636, 4.2), and the state is its own", () => {
  const { state, verifier, challenge } = newSecrets();
  expect(challenge).toBe(createHash("sha256").update(verifier).digest("base64url"));
  for (const secret of [state, verifier]) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(state).not.toBe(verifier);
  expect(newSecrets()).not.toEqual({ state, verifier, challenge });
});

test("tells texts apart whatever their lengths", () => {
  expect(same("abc", "abc")).toBe(true);
  for (const [a, b] of [
    ["abc", "abd"],
    ["abc", "abcd"],
    ["", "a"],
  ] as const) {
    expect(same(a, b)).toBe(false);
  }
});
