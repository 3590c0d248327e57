import { Section } from "@/components/section.tsx";
import { steps, stepsCopy } from "@/content/landing.ts";

export function Steps() {
  return (
    <Section id="how" title={stepsCopy.title} layout="beside">
      <ol className="flex flex-col">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-6 border-t py-6 last:border-b md:gap-8">
            <span aria-hidden className="w-8 shrink-0 font-serif text-3xl text-faint leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="font-medium text-lg">{title}</h3>
              <p className="mt-1 text-md text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
