import { render } from "@testing-library/react";
import { vi } from "vitest";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import { createFakeFetch } from "./fake-api.ts";
import { localConfig } from "./fake-config.ts";

/** Opens the whole app at a path, as a fresh page load does, on an API of the given answers. */
export async function openApp(path: string, answers: Parameters<typeof createFakeFetch>[0] = {}) {
  vi.resetModules();
  history.replaceState(null, "", path);
  const config = { "GET /api/config": () => Response.json(localConfig) };
  const { fetch, calls } = createFakeFetch({ ...config, ...answers });
  vi.stubGlobal("fetch", fetch);
  const { App } = await import("@/app/app.tsx");
  return { calls, ...render(<App platform={createFakePlatform()} />) };
}
