import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localConfig, operatorPages } from "@/test/fake-config.ts";
import { SiteFooter } from "./site-footer.tsx";

/** Sees everything that it is told to watch. */
class NearObserver {
  readonly #see: (entries: { isIntersecting: boolean }[]) => void;
  constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
    this.#see = see;
  }
  observe() {
    this.#see([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal("IntersectionObserver", NearObserver));
afterEach(() => vi.unstubAllGlobals());

test("links the operator's own pages", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ...localConfig, operator: operatorPages }));
  render(<SiteFooter />);
  const contact = await screen.findByRole("link", { name: "Contact" });
  expect(contact.getAttribute("href")).toBe(operatorPages.supportUrl);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Terms of Service")).toBe(operatorPages.termsUrl);
  expect(hrefOf("Privacy Policy")).toBe(operatorPages.privacyUrl);
});

test("is whole without a connection", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  render(<SiteFooter />);
  expect(screen.getByRole("link", { name: "Pricing" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Terms of Service" })).toBeNull();
});
