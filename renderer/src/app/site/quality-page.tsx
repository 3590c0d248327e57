import evaluation from "@ai-humanizer/engine/models/evaluation.json" with { type: "json" };
import { SiteFooter } from "@/features/landing/site-footer.tsx";
import { SiteHeader } from "@/features/landing/site-header.tsx";
import { Quality } from "@/features/quality/quality.tsx";

/** '/quality': what was measured, from the checked-in report of the evaluation. */
export function QualityPage() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Quality report={evaluation} />
      </main>
      <SiteFooter />
    </>
  );
}
