import { Section } from "@/components/section.tsx";
import { example, exampleCopy } from "@/content/landing.ts";

/** A real rewrite with its changes, as the workspace shows them. */
export function Example() {
  return (
    <Section title={exampleCopy.title} text={exampleCopy.text} layout="beside">
      <figure className="rounded-lg border bg-surface">
        <div className="px-6 py-6 font-serif text-lg leading-[1.75] md:px-8 md:py-7">
          {example.map((part) =>
            typeof part === "string" ? (
              <Kept key={part} text={part} />
            ) : (
              <span key={part.from}>
                <del className="mr-1 text-muted decoration-faint">{part.from}</del>
                <ins className="changed-text">{part.to}</ins>
              </span>
            ),
          )}
        </div>
        <figcaption className="border-t px-6 py-5 text-muted text-sm md:px-8">
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <span>{example.filter((part) => typeof part !== "string").length} changes</span>
            <span>Kept: {exampleCopy.kept.join(", ")}</span>
            <span className="lg:max-xl:ml-0 sm:ml-auto">{exampleCopy.checksTitle}</span>
          </p>
          <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {exampleCopy.checks.map((check) => (
              <Check key={check.name} {...check} />
            ))}
          </dl>
        </figcaption>
      </figure>
    </Section>
  );
}

/** One check: a bar from nothing to what it was, filled to what it is. */
function Check({ name, before, after }: (typeof exampleCopy.checks)[number]) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5">
      <dt className="text-foreground">{name}</dt>
      <dd className="tabular-nums">
        {before}% → {after}%
      </dd>
      <div aria-hidden className="relative col-span-2 h-1 rounded-full bg-overlay">
        <div className="absolute inset-y-0 left-0 rounded-full bg-faint" style={{ width: `${before}%` }} />
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: `${after}%` }} />
      </div>
    </div>
  );
}

/** Text with its facts marked. */
function Kept({ text }: { text: string }) {
  const facts = new RegExp(`(${exampleCopy.kept.join("|")})`);
  return text.split(facts).map((part) =>
    exampleCopy.kept.some((fact) => fact === part) ? (
      <span key={part} className="border-line-strong border-b">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
