import type { ComponentType } from "react";
import { qualityMeta } from "@/content/pages.ts";
import type { Platform } from "@/platform/platform.ts";
import { LandingPage } from "./landing-page.tsx";

/** Loads the page at `path`: ready to render, so that what the build rendered is taken over without a gap. */
export async function loadSitePage(path: string): Promise<ComponentType<SitePageProps>> {
  return path === qualityMeta.path ? (await import("./quality-page.tsx")).QualityPage : LandingPage;
}

export interface SitePageProps {
  platform: Platform;
  /** See `DemoIsland`. */
  demoHtml: string;
}
