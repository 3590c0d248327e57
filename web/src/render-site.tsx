import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { LiveDemo } from "@/app/site/live-demo.tsx";
import { loadSitePage } from "@/app/site/site.tsx";
import { faq } from "@/content/landing.ts";
import { appMetas, landingMeta, type PageMeta, qualityMeta } from "@/content/pages.ts";
import { webPlatform } from "./web-platform.ts";

/** What the build writes for one page: its head, and its markup where it is rendered ahead. */
export interface RenderedPage {
  readonly meta: PageMeta;
  readonly markup: string | null;
  /** For search engines, as schema.org has it. */
  readonly data: object | null;
}

async function renderSite(): Promise<RenderedPage[]> {
  const demoHtml = renderToString(<LiveDemo platform={webPlatform} />);
  const rendered = [landingMeta, qualityMeta].map(async (meta) => {
    const Page = await loadSitePage(meta.path);
    const markup = renderToString(
      <StrictMode>
        <Page platform={webPlatform} demoHtml={demoHtml} />
      </StrictMode>,
    );
    return { meta, markup, data: meta === landingMeta ? landingData : null };
  });
  return [...(await Promise.all(rendered)), ...appMetas.map((meta) => ({ meta, markup: null, data: null }))];
}

const landingData = {
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "WebApplication",
      name: "AI Humanizer",
      description: landingMeta.description,
      applicationCategory: "UtilitiesApplication",
      operatingSystem: "Any",
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    },
    {
      "@type": "FAQPage",
      mainEntity: faq.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ],
};

/** The public pages, rendered in the build when it loads this module. */
export const pages = await renderSite();
