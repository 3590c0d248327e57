import { Section } from "@/components/section.tsx";
import { useCases, useCasesCopy } from "@/content/landing.ts";

export function UseCases() {
  return (
    <Section title={useCasesCopy.title} className="border-y bg-surface">
      <ul className="grid gap-4 md:grid-cols-2">
        {useCases.map(({ id, title, text }) => (
          <li key={id} className="rounded-lg bg-raised p-6 md:p-8">
            <h3 className="font-serif text-2xl tracking-tight">{title}</h3>
            <p className="mt-3 max-w-[52ch] text-md text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
