import { counted } from "@/lib/format.ts";
import { TryLater } from "./try-later.ts";

/** Why a text of this computer could not be uploaded, and what to do about it, for the user. */
export function whyNotUploaded(error: Error): string {
  if (!(error instanceof TryLater)) return "Check your connection and try again.";
  const minutes = counted(Math.ceil(error.seconds / 60), "minute");
  return `The server takes no more texts for now. Try again in ${minutes}.`;
}
