import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadSitePage } from "@/app/site/site.tsx";
import "@/styles/theme.css";
import { webPlatform } from "./web-platform.ts";

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
