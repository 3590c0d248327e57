import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadSitePage } from "@/app/site/site.tsx";
import { removeStored } from "@/lib/storage.ts";
import "@/styles/theme.css";
import { startServiceWorker, webPlatform } from "./web-platform.ts";

const root = document.getElementById("root");
if (!root) throw new Error("site.html has no #root");

// As in the app: the interface is always dark.
removeStored("theme");

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
startServiceWorker();

// Most visits have no use for it, so its code waits until there is something to say.
let shown = false;
function showLayer(): void {
  if (shown) return;
  shown = true;
  void import("./shell-island.tsx").then(({ showShellLayer }) => showShellLayer());
}
webPlatform.install?.subscribe(showLayer);
if (webPlatform.install?.getState() === "available") showLayer();
webPlatform.updates?.subscribe(showLayer);
