import { Plus } from "lucide-react";
import { Section } from "@/components/section.tsx";
import { faq, faqCopy } from "@/content/landing.ts";

/** Questions and answers. Their shared name lets the browser keep only one open, with or without our code. */
export function Faq() {
  return (
    <Section id="faq" title={faqCopy.title} layout="beside" className="border-t">
      <div className="border-b">
        {faq.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-t">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 rounded-md py-3 font-medium text-lg [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
                strokeWidth={1.5}
              />
            </summary>
            <p className="max-w-[64ch] pr-10 pb-6 text-md text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
