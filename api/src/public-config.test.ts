import { expect, it } from "vitest";
import { publicConfig } from "./public-config.ts";
import { parseSettings } from "./settings/parse.ts";

it.each([
  [{}, null],
  [{ DESKTOP_DOWNLOAD_URL: "https://example.org/get/{system}" }, "https://example.org/get/{system}"],
])("tells where the desktop app is: %j", (env, url) => {
  expect(publicConfig(parseSettings(env), null, null).desktopDownloadUrl).toBe(url);
});

it("names the operator's own pages, and none by default", () => {
  const pagesOf = (env: Record<string, string>) => publicConfig(parseSettings(env), null, null).operator;
  expect(pagesOf({})).toEqual({ termsUrl: null, privacyUrl: null, supportUrl: null });
  const env = {
    TERMS_URL: "https://example.com/terms",
    PRIVACY_URL: "https://example.com/privacy",
    SUPPORT_URL: "mailto:help@example.com",
  };
  expect(pagesOf(env)).toEqual({
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    supportUrl: env.SUPPORT_URL,
  });
  expect(() => parseSettings({ SUPPORT_URL: "javascript:alert(1)" })).toThrow("SUPPORT_URL");
});
