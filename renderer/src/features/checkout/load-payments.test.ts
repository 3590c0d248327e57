import { afterEach, expect, test, vi } from "vitest";
import { sellingConfig } from "@/test/fake-config.ts";
import { loadPayments } from "./load-payments.ts";

const sandbox = sellingConfig.billing;
const live = { ...sandbox, mode: "live", publishableKey: "pk_live_1", sandboxScriptUrl: null } as const;

const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
/** jsdom loads no scripts: what came of the newest one of an address is said here, once it is another than before. */
const settle = async (address: RegExp, event: "load" | "error", before?: Element) => {
  const script = await vi.waitFor(() => {
    const newest = [...document.querySelectorAll("script")].findLast(({ src }) => address.test(src));
    if (!newest || newest === before) throw new Error("not there yet");
    return newest;
  });
  script.dispatchEvent(new Event(event));
  return script;
};
const stripeJs = /^https:\/\/js\.stripe\.com\/.*\.js$/;

afterEach(() => {
  for (const script of document.querySelectorAll("script")) script.remove();
  vi.unstubAllGlobals();
});

test("loads Stripe's own script in production, and tries it again where that failed", async () => {
  const failing = loadPayments(live);
  const failed = expect(failing).rejects.toThrow("Failed to load Stripe.js");
  // Its loader tries twice by itself.
  const first = await settle(stripeJs, "error");
  const second = await settle(stripeJs, "error", first);
  await failed;

  const loading = loadPayments(live);
  const stripe = { elements: () => ({}) };
  const create = vi.fn<(key: string) => object>(() => stripe);
  await vi.waitFor(() => expect(document.contains(second)).toBe(false), 10_000);
  vi.stubGlobal("Stripe", create);
  await settle(stripeJs, "load");
  expect(await loading).toBe(stripe);
  expect(create).toHaveBeenCalledWith("pk_live_1");
  expect(scripts().filter((src) => src === sandbox.sandboxScriptUrl)).toEqual([]);
});

test("loads the stand-in's in local mode, once", async () => {
  const create = vi.fn<(key: string) => object>(() => ({}));
  vi.stubGlobal("Stripe", create);
  const loading = loadPayments(sandbox);
  await settle(/sandbox\.js$/, "load");
  await loading;
  await loadPayments(sandbox);
  expect(scripts()).toEqual([sandbox.sandboxScriptUrl]);
  expect(create.mock.calls).toEqual([["pk_test"], ["pk_test"]]);
});

test("fails where the stand-in does not answer, or there is no key", async () => {
  const loading = loadPayments(sandbox);
  const failed = expect(loading).rejects.toThrow("could not be loaded");
  await settle(/sandbox\.js$/, "error");
  await failed;
  await expect(loadPayments({ ...live, publishableKey: null })).rejects.toThrow("no publishable key");
});
