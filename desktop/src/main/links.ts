const openable = ["http:", "https:", "mailto:"];
const maxLength = 2048;

/** A link that may leave the app for the system's browser or mail program, as parsed; null for any other. */
export function externalLink(address: unknown): string | null {
  if (typeof address !== "string" || address.length > maxLength) return null;
  const url = URL.parse(address);
  if (!url || !openable.includes(url.protocol)) return null;
  // A name before the host is there to deceive.
  if (url.username !== "" || url.password !== "") return null;
  return url.href;
}
