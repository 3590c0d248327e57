import { Section } from "@/components/section.tsx";
import { useCases, useCasesCopy } from "@/content/landing.ts";

export function UseCases() {
  return (
    <Section title={useCasesCopy.title} className="border-y bg-surface">
      <ul className="border-b">
        {useCases.map(({ id, title, text }) => (
          <li
            key={id}
            className="grid gap-x-16 gap-y-2 border-t py-6 lg:grid-cols-[2fr_3fr] lg:items-baseline"
          >
            <h3 className="font-serif text-2xl tracking-tight">{title}</h3>
            <p className="max-w-[64ch] text-md text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
