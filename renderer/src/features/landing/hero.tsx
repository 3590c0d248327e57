import { Button } from "@/components/ui/button.tsx";
import { hero } from "@/content/landing.ts";
import { useSeemsSignedIn } from "@/lib/session/seems-signed-in.ts";
import { useTrialBegun } from "@/lib/trial-begun.ts";
import { TypedWord } from "./typed-word.tsx";

/** What the page is about, in one headline, one sentence, one button. */
export function Hero() {
  const signedIn = useSeemsSignedIn();
  const offer = useTrialBegun() ? "" : hero.note;
  return (
    <div className="mx-auto grid max-w-280 items-end gap-6 px-5 pt-10 pb-8 md:pt-12 lg:grid-cols-[auto_1fr]">
      <h1 className="font-serif text-[2.625rem] leading-[1.08] tracking-tight sm:text-4xl lg:text-[3.25rem] xl:text-5xl">
        <span className="sr-only">{`${hero.before} ${hero.words.join(", ")} ${hero.after}`}</span>
        <span aria-hidden className="block sm:whitespace-nowrap">
          {hero.before} <TypedWord words={hero.words} />
          <span className="block">{hero.after}</span>
        </span>
      </h1>
      <div className="max-w-md lg:pb-2">
        <p className="text-lg text-muted">{hero.sentence}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-3">
          <Button asChild size="lg">
            <a href="/dashboard">{hero.action}</a>
          </Button>
          <p className="text-muted text-sm">{signedIn ? hero.signedIn : offer}</p>
        </div>
      </div>
    </div>
  );
}
