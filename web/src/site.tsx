import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadSitePage } from "@/app/site/site.tsx";
import "@/styles/theme.css";
import { startServiceWorker, webPlatform } from "./web-platform.ts";

const root = document.getElementById("root");
if (!root) throw new Error("site.html has no #root");

const Page = await loadSitePage(location.pathname);
const page = (
  <StrictMode>
    <Page platform={webPlatform} demoHtml="" />
  </StrictMode>
);
// A development server renders nothing ahead.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
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
