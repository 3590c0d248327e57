import { Pause, Play } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { demoClaim, institutions, superchargeClaim, trustedBy, writers } from "@/content/marketing.ts";
import { cn } from "@/lib/cn.ts";
import { Counter } from "./counter.tsx";
import { FigureMark } from "./figure-mark.tsx";
import { useMotion } from "./motion.tsx";

/** Who uses it, as the operator says. */
export function Trust() {
  return (
    <section aria-labelledby="trusted-by" className="mt-16 border-y bg-surface">
      <div className="mx-auto max-w-280 px-5 py-12">
        <h2 id="trusted-by" className="text-muted">
          Trusted by <FigureMark />
        </h2>
        <div className="mt-5 grid gap-8 lg:grid-cols-[2fr_3fr] lg:items-end lg:gap-16">
          <Counter claim={writers} className="text-5xl leading-none" />
          <div className="grid grid-cols-2 gap-8 sm:grid-cols-4">
            {trustedBy.map((claim) => (
              <Counter key={claim.label} claim={claim} className="text-2xl md:text-3xl" />
            ))}
          </div>
        </div>
        <p className="mt-8 text-muted text-sm">
          {demoClaim} {superchargeClaim} <FigureMark />
        </p>
      </div>
      <Institutions />
    </section>
  );
}

/** A strip of institutions that passes by slowly, and stands still in rows where nothing may move. */
function Institutions() {
  const { moving, toggle } = useMotion();
  return (
    <div className="border-t">
      <div className="mx-auto flex max-w-280 items-center gap-4 px-5 py-4">
        {/* What stands still stands in rows by the style sheet alone, so that the code's arrival moves nothing. */}
        <div className="motion-safe:mask-x-from-90% min-w-0 flex-1 overflow-hidden">
          <div
            className={cn(
              "flex motion-safe:w-max",
              toggle && "animate-marquee",
              !moving && "[animation-play-state:paused]",
            )}
          >
            <InstitutionList />
            {toggle && <InstitutionList hidden />}
          </div>
        </div>
        {/* Its place is kept, so that its arrival moves nothing. */}
        <div className="size-8 shrink-0 pointer-coarse:size-10 motion-reduce:hidden">
          {toggle && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={moving ? "Pause motion" : "Resume motion"}
              onClick={toggle}
            >
              {moving ? (
                <Pause aria-hidden className="size-4" strokeWidth={1.5} />
              ) : (
                <Play aria-hidden className="size-4" strokeWidth={1.5} />
              )}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function InstitutionList({ hidden = false }: { hidden?: boolean }) {
  return (
    <ul
      aria-label={hidden ? undefined : "Kinds of institutions"}
      aria-hidden={hidden}
      className="flex motion-reduce:flex-wrap motion-reduce:gap-x-10 motion-reduce:gap-y-2"
    >
      {institutions.map((name) => (
        <li key={name} className="whitespace-nowrap px-5 font-serif text-lg text-muted motion-reduce:px-0">
          {name}
        </li>
      ))}
    </ul>
  );
}
