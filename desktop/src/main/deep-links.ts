import { linkScheme } from "./sign-in/answer.ts";

/** The screens that a link may open, and nothing else of the app. */
const screens: Readonly<Record<string, string>> = {
  dashboard: "/dashboard",
  history: "/history",
  account: "/account",
  pricing: "/pricing",
};

/** The app's link among the arguments of a start, as Windows and Linux hand it over; null without one. */
export function linkIn(argv: readonly string[]): string | null {
  return argv.find((argument) => argument.toLowerCase().startsWith(`${linkScheme}://`)) ?? null;
}

/** The screen that a link names; null for any other link. */
export function screenOf(link: string): string | null {
  const url = URL.parse(link);
  if (url?.protocol !== `${linkScheme}:` || !["", "/"].includes(url.pathname)) return null;
  return Object.hasOwn(screens, url.host) ? (screens[url.host] ?? null) : null;
}
