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

/** Whether the app's router finds a screen at a path; to it, letter case and a slash at the end make no difference. */
export function isAppPath(path: string): boolean {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, "");
  return appPaths.some((each) => each === plain);
}
