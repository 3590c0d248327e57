import type { Location } from "../features/profile/profile.service.ts";
import type { Settings } from "../settings/tree.ts";

/** What Cloudflare and others send for clients they can't place, and for Tor. */
const unknownCountries = ["", "XX", "T1", "ZZ"];

/** Reads where a call came from. Null unless a trusted proxy stands in front and tells the country. */
export function edgeLocation(server: Settings["server"]): (headers: Headers) => Location | null {
  const { trustedProxies, countryHeader, cityHeader } = server;
  // Without a proxy the headers are the client's own, who can write what they like.
  if (trustedProxies === 0) return () => null;
  return (headers) => {
    const country = text(headers.get(countryHeader));
    if (unknownCountries.includes(country.toUpperCase())) return null;
    return { country, city: text(headers.get(cityHeader)) || null };
  };
}

/** A header's text. Edges send names as UTF-8, and HTTP knows only their bytes. */
function text(value: string | null): string {
  const utf8 = Buffer.from(value ?? "", "latin1").toString("utf8");
  const plain = utf8.includes("\ufffd") ? (value ?? "") : utf8;
  return plain
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 100);
}
