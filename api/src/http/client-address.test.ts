import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress, forwardedAddress, network } from "./client-address.ts";
import type { AppEnv } from "./env.ts";

describe("forwardedAddress", () => {
  it("believes nobody without trusted proxies", () => {
    expect(forwardedAddress("203.0.113.7", 0)).toBeUndefined();
  });

  it("takes what the outermost trusted proxy saw, not what the client claims", () => {
    expect(forwardedAddress("1.1.1.1, 203.0.113.7", 1)).toBe("203.0.113.7");
    expect(forwardedAddress("1.1.1.1, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
  });

  it("takes the socket's address where the header is missing, short or no address", () => {
    expect(forwardedAddress(undefined, 1)).toBeUndefined();
    expect(forwardedAddress("1.1.1.1", 2)).toBeUndefined();
    expect(forwardedAddress("unknown", 1)).toBeUndefined();
  });
});

describe("network", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("%s counts as %s", (address, counted) => {
    expect(network(address)).toBe(counted);
  });
});

it("sets a key that hides the address and differs by secret", async () => {
  const keyWith = async (secret: string) => {
    const app = new Hono<AppEnv>();
    app.use(clientAddress({ trustedProxies: 1, secret }));
    app.get("/", (c) => c.text(c.var.addressKey));
    return await (await app.request("/", { headers: { "x-forwarded-for": "203.0.113.7" } })).text();
  };
  const key = await keyWith("one");
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(await keyWith("one")).toBe(key);
  expect(await keyWith("two")).not.toBe(key);
});
