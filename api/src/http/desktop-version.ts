import { isOlder } from "@ai-humanizer/shared";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";

/** Refuses the calls of desktop apps before the given version, which ask to be updated then. Browsers name no version. */
export function desktopVersion(oldest: string) {
  return createMiddleware(async (c, next) => {
    const version = c.req.header("x-desktop-version");
    if (version !== undefined && isOlder(version, oldest)) {
      throw new AppError(426, "update_needed", "This version of the app is too old. Please update it.");
    }
    await next();
  });
}
