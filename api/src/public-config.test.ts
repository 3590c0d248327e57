import { expect, it } from "vitest";
import { publicConfig } from "./public-config.ts";
import { parseSettings } from "./settings/parse.ts";

it.each([
  [{}, null],
  [{ DESKTOP_DOWNLOAD_URL: "https://example.org/get/{system}" }, "https://example.org/get/{system}"],
])("tells where the desktop app is: %j", (env, url) => {
  expect(publicConfig(parseSettings(env), null, null).desktopDownloadUrl).toBe(url);
});
