import { ApiError } from "./api-client.ts";

/** Whether a call failed because the server is out of reach, as when offline, rather than by the server's answer. */
export function isOutOfReach(error: Error): boolean {
  return !(error instanceof ApiError);
}
