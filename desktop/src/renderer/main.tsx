import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "@/app/app.tsx";
import "@/styles/theme.css";
import { createDesktopPlatform } from "./desktop-platform.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <App platform={createDesktopPlatform(window.desktop)} />
  </StrictMode>,
);
