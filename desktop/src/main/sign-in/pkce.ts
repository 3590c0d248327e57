import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The secrets of one sign-in: RFC 7636's verifier and challenge, and the state that ties the answer to it. */
export interface SignInSecrets {
  readonly state: string;
  readonly verifier: string;
  readonly challenge: string;
}

/** New secrets, 256 bits each. */
export function newSecrets(random: (bytes: number) => Buffer = randomBytes): SignInSecrets {
  const verifier = random(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  return { state: random(32).toString("base64url"), verifier, challenge };
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function same(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
