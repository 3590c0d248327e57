import { statsCopy } from "@/content/landing.ts";
import { deployedBy } from "@/content/marketing.ts";
import { Counter } from "./counter.tsx";
import { FigureMark } from "./figure-mark.tsx";

export function StatsRow() {
  return (
    <section aria-labelledby="deployed-by" className="border-y">
      <div className="mx-auto max-w-280 px-5 py-12">
        <h2 id="deployed-by" className="text-muted">
          {statsCopy.title} <FigureMark />
        </h2>
        <div className="mt-8 grid grid-cols-2 gap-8 lg:grid-cols-4">
          {deployedBy.map((claim) => (
            <Counter key={claim.label} claim={claim} className="text-3xl md:text-4xl" />
          ))}
        </div>
      </div>
    </section>
  );
}
