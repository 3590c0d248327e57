import { Section } from "@/components/section.tsx";
import { testimonialsCopy } from "@/content/landing.ts";
import { enterpriseTestimonials, type Testimonial, testimonials } from "@/content/marketing.ts";
import { FigureMark } from "./figure-mark.tsx";

/** What customers say, by their roles: the companies' first, then everyone's. */
export function Testimonials() {
  return (
    <Section
      title={
        <>
          {testimonialsCopy.title} <FigureMark />
        </>
      }
    >
      <div className="flex flex-col gap-12">
        <div className="grid gap-4 lg:grid-cols-3">
          {enterpriseTestimonials.map((testimonial) => (
            <figure
              key={testimonial.role}
              className="flex flex-col justify-between gap-6 rounded-lg bg-surface p-6"
            >
              <blockquote className="font-serif text-lg leading-[1.55]">“{testimonial.quote}”</blockquote>
              <Source {...testimonial} />
            </figure>
          ))}
        </div>
        <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {testimonials.map((testimonial) => (
            <figure key={testimonial.role} className="flex flex-col gap-3 border-t pt-5">
              <blockquote className="text-md text-muted">“{testimonial.quote}”</blockquote>
              <Source {...testimonial} />
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Source({ role, place }: Testimonial) {
  return (
    <figcaption className="text-sm">
      {role}, <span className="text-muted">{place}</span>
    </figcaption>
  );
}
