import { parsePercentage } from "./staged-rollout.ts";

/** What an app is packaged with for others. */
interface ReleaseSettings {
  /** The API that the app talks to. */
  readonly apiOrigin: string;
  /** The share of the users who are offered the new version, in percent. */
  readonly percentage: number;
}

/** This computer, where a packaged app can be tried out without encryption. */
const ownHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Reads what an app is packaged with. Throws where something is missing that the packaged app could not do without. */
export function readReleaseSettings(env: NodeJS.ProcessEnv): ReleaseSettings {
  secureUrl("DESKTOP_UPDATE_URL", env.DESKTOP_UPDATE_URL, "where the app is to look for new versions");
  const api = secureUrl("DESKTOP_API_ORIGIN", env.DESKTOP_API_ORIGIN, "which API the app is to talk to");
  return { apiOrigin: api.origin, percentage: parsePercentage(env.DESKTOP_STAGING_PERCENTAGE || "100") };
}

/** Nobody on the way may read or change what a packaged app sends or is sent. */
function secureUrl(name: string, text: string | undefined, what: string): URL {
  if (!text) throw new Error(`${name} must say ${what}.`);
  const url = URL.parse(text);
  const isOwn = url?.protocol === "http:" && ownHosts.has(url.hostname);
  if (url && (url.protocol === "https:" || isOwn)) return url;
  throw new Error(`${name} must be an https:// URL, not "${text}".`);
}
