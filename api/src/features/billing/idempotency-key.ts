import { createHash } from "node:crypto";

/**
 * An idempotency key derived from what is asked: the same request, sent again or by another process, is the same to the
 * provider.
 * @param params what is sent, in a fixed order of its fields
 * @param generation tells a request apart from the same one made on purpose later, such as the id of what came before
 */
export function idempotencyKey(action: string, params: object, generation = ""): string {
  const hash = createHash("sha256").update(JSON.stringify([action, params, generation]));
  return `${action}-${hash.digest("base64url")}`;
}
