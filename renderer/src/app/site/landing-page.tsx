import { Detector } from "@/features/detector/detector.tsx";
import { ClosingCall } from "@/features/landing/closing-call.tsx";
import { Example } from "@/features/landing/example.tsx";
import { Faq } from "@/features/landing/faq.tsx";
import { Features } from "@/features/landing/features.tsx";
import { Hero } from "@/features/landing/hero.tsx";
import { MotionProvider } from "@/features/landing/motion.tsx";
import { SiteFooter } from "@/features/landing/site-footer.tsx";
import { SiteHeader } from "@/features/landing/site-header.tsx";
import { StatsRow } from "@/features/landing/stats-row.tsx";
import { Steps } from "@/features/landing/steps.tsx";
import { Testimonials } from "@/features/landing/testimonials.tsx";
import { Trust } from "@/features/landing/trust.tsx";
import { UseCases } from "@/features/landing/use-cases.tsx";
import { DemoIsland } from "./demo-island.tsx";
import type { SitePageProps } from "./site.tsx";

/** '/': what the product does, with the product itself to try. */
export function LandingPage({ platform, demoHtml }: SitePageProps) {
  return (
    <MotionProvider>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <div className="mx-auto max-w-280 md:px-5">
          <DemoIsland platform={platform} html={demoHtml} />
        </div>
        <Trust />
        <Example />
        <Detector />
        <Features />
        <UseCases />
        <Steps />
        <StatsRow />
        <Testimonials />
        <Faq />
        <ClosingCall />
      </main>
      <SiteFooter figures />
    </MotionProvider>
  );
}
