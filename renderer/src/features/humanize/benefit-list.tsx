import { Check } from "lucide-react";

export function BenefitList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-5 flex flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={2} />
          {item}
        </li>
      ))}
    </ul>
  );
}
