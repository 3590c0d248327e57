import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Identify } from "./actor.ts";

const guestSessionSchema = z.uuid().toLowerCase();

/** Guests by the header `x-guest-session`, a UUID that the browser made up. */
export const identifyGuest: Identify = async (headers) => {
  const header = headers.get("x-guest-session");
  if (header === null) return null;
  const session = guestSessionSchema.safeParse(header);
  if (session.success) return { kind: "guest", sessionId: session.data };
  throw new AppError(400, "invalid_guest_session", "The header x-guest-session must be a UUID");
};
