import {
  Blend,
  Eraser,
  Gauge,
  History,
  type LucideIcon,
  MessagesSquare,
  Ruler,
  ShieldCheck,
  TextSelect,
} from "lucide-react";
import { Section } from "@/components/section.tsx";
import { features, featuresCopy } from "@/content/landing.ts";

const icons: Record<(typeof features)[number]["id"], LucideIcon> = {
  facts: ShieldCheck,
  changes: TextSelect,
  checks: Gauge,
  tones: MessagesSquare,
  length: Ruler,
  modes: Blend,
  clean: Eraser,
  history: History,
};

export function Features() {
  return (
    <Section id="features" title={featuresCopy.title} text={featuresCopy.text}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ id, title, text }) => {
          const Icon = icons[id];
          return (
            <li key={id} className="border-t pt-5">
              <Icon aria-hidden className="size-5 text-muted" strokeWidth={1.5} />
              <h3 className="mt-4 font-medium text-md">{title}</h3>
              <p className="mt-1.5 text-muted leading-relaxed">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
