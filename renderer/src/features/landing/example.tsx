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
        <figcaption className="flex flex-wrap gap-x-6 gap-y-1 border-t px-6 py-4 text-muted text-sm md:px-8">
          <span>6 changes</span>
          <span>Kept: {exampleCopy.kept.join(", ")}</span>
        </figcaption>
      </figure>
    </Section>
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
