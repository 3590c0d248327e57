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
      <div className="mx-auto grid max-w-280 gap-10 px-5 py-12 lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-16">
        <div>
          <h2 id="trusted-by" className="mb-3 text-muted text-sm">
            Trusted by <FigureMark />
          </h2>
          <Counter claim={writers} className="text-5xl leading-none" />
          <p className="mt-4 max-w-[44ch] text-muted text-sm">
            {demoClaim} {superchargeClaim} <FigureMark />
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-4">
          {trustedBy.map((claim) => (
            <Counter key={claim.label} claim={claim} className="text-2xl md:text-3xl" />
          ))}
        </div>
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
        <div className="mask-x-from-90% min-w-0 flex-1 overflow-hidden">
          <div
            className={cn(
              "flex w-max",
              toggle && "animate-marquee",
              !moving && "[animation-play-state:paused]",
            )}
          >
            <InstitutionList wrap={!toggle} />
            {toggle && <InstitutionList hidden />}
          </div>
        </div>
        {/* Its place is kept, so that its arrival moves nothing. */}
        <div className="size-8 shrink-0 pointer-coarse:size-10">
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

function InstitutionList({ hidden = false, wrap = false }: { hidden?: boolean; wrap?: boolean }) {
  return (
    <ul
      aria-label={hidden ? undefined : "Kinds of institutions"}
      aria-hidden={hidden}
      className={cn("flex", wrap ? "flex-nowrap" : "")}
    >
      {institutions.map((name) => (
        <li key={name} className="whitespace-nowrap px-5 font-serif text-lg text-muted">
          {name}
        </li>
      ))}
    </ul>
  );
}
