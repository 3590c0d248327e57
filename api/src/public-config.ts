import { readFileSync } from "node:fs";
import type { PublicConfig } from "@ai-humanizer/shared";
import { z } from "zod";

/** What the renderer may know. Sign-in, billing and downloads are off until they are set up. */
export function publicConfig(): PublicConfig {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  return {
    firebase: null,
    demo: null,
    billing: { mode: "off", publishableKey: null },
    provider: "local",
    desktopDownloadUrl: null,
    version,
    simulated: [],
  };
}
