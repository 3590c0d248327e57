import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadSitePage } from "@/app/site/site.tsx";
import "@/styles/theme.css";
import { webPlatform } from "./web-platform.ts";

const root = document.getElementById("root");
if (!root) throw new Error("site.html has no #root");

/** Marks the document once its controls work: until then they are only markup. */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = "true";
  }, []);
  return children;
}

const Page = await loadSitePage(location.pathname);
const page = (
  <StrictMode>
    <Marked>
      <Page platform={webPlatform} demoHtml="" />
    </Marked>
  </StrictMode>
);
// As a transition, so that it lets the browser breathe between its parts.
startTransition(() => {
  // A development server renders nothing ahead.
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
