import { z } from "zod";
import { AppError } from "../errors.ts";

const guestSessionSchema = z.uuid().toLowerCase();

/** The guest session that a call names by `x-guest-session`, a UUID that the browser made up; null without one. */
export function guestSessionIn(headers: Headers): string | null {
  const header = headers.get("x-guest-session");
  if (header === null) return null;
  const session = guestSessionSchema.safeParse(header);
  if (session.success) return session.data;
  throw new AppError(400, "invalid_guest_session", "The header x-guest-session must be a UUID");
}
