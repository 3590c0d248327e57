import { createRoot } from "react-dom/client";
import { SiteShellLayer } from "@/app/site/site-shell-layer.tsx";
import { webPlatform } from "./web-platform.ts";

/** Puts the shell's layer on a public page. */
export function showShellLayer(): void {
  const place = document.createElement("div");
  // What floats at the window's bottom does so within the body.
  place.style.display = "contents";
  document.body.append(place);
  createRoot(place).render(<SiteShellLayer platform={webPlatform} path={location.pathname} />);
}
