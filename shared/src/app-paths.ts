/** Where the app has screens; at every other path it says that there is no page. */
export const appPaths = [
  "/",
  "/dashboard",
  "/pricing",
  "/auth",
  "/firebase-auth",
  "/login",
  "/demo-login",
  "/desktop-sign-in",
  "/account",
  "/history",
  "/checkout",
  "/payment",
  "/payment-success",
  "/admin",
] as const;
export type AppPath = (typeof appPaths)[number];

/** The paths at which the app's router finds a screen: to it, letter case and slashes at the end make no difference. */
export const appPathPattern = new RegExp(`^(${appPaths.join("|")})/*$`, "i");

/** Whether the app has a screen at a path. */
export function isAppPath(path: string): boolean {
  return appPathPattern.test(path);
}
