import { isIP, SocketAddress } from "node:net";
import { createMiddleware } from "hono/factory";
import { keyedHash } from "../secrets.ts";
import type { AppEnv } from "./env.ts";

interface ClientAddressOptions {
  /** How many proxies stand in front, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Key of the hash. */
  readonly secret: string;
}

/** Sets `addressKey` from the socket or, behind trusted proxies, from what the outermost of them saw. */
export function clientAddress({ trustedProxies, secret }: ClientAddressOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const socket = c.env?.incoming?.socket.remoteAddress ?? "unknown";
    const address = forwardedAddress(c.req.header("x-forwarded-for"), trustedProxies) ?? socket;
    c.set("addressKey", keyedHash(network(address), secret).slice(0, 22));
    await next();
  });
}

/** The address that the outermost trusted proxy saw; undefined without proxies or if the header is too short. */
export function forwardedAddress(header: string | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0 || header === undefined) return undefined;
  // What stands further to the left was sent by the client, who can write what they like.
  const address = header.split(",").at(-trustedProxies)?.trim();
  return address !== undefined && isIP(address) ? address : undefined;
}

/** What counts as one client: an IPv4 address, or the /64 network that an IPv6 client has to itself. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const plain = new SocketAddress({ address: address.replace(/%.*$/, ""), family: "ipv6" }).address;
  const [head = "", tail] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
