/**
 * Every marketing claim of the product, as its operator makes them. They are not measurements of this code:
 * whoever publishes them must be able to substantiate them.
 */
export const activeUsers = "50,000+";
export const bypassRate = "99.8%";

/** Stands under every page and dialog that shows one of these. */
export const footnote = "Marketing figures by the operator. What we measure:";

/** A number that counts up to `value`; "30K+" is 30 with its suffix. */
export interface Claim {
  readonly value: number;
  readonly decimals?: number;
  readonly suffix: string;
  readonly label: string;
}

export const trustedBy: readonly Claim[] = [
  { value: 30, suffix: "K+", label: "universities" },
  { value: 1, suffix: "M+", label: "students" },
  { value: 100, suffix: "K+", label: "businesses" },
  { value: 180, suffix: "+", label: "countries" },
];

export const writers: Claim = { value: 10, suffix: "M+", label: "writers" };

/** Kinds of places, no names: the strip shows no one's trademark. */
export const institutions = [
  "State university",
  "Institute of technology",
  "Business school",
  "City college",
  "School of law",
  "Medical school",
  "Teachers college",
  "School of journalism",
  "Polytechnic",
  "Graduate school",
  "College of arts",
] as const;

export const deployedBy: readonly Claim[] = [
  { value: 99.7, decimals: 1, suffix: "%", label: "of texts pass as human" },
  { value: 50, suffix: "M+", label: "writing samples behind the engine" },
  { value: 30, suffix: "+", label: "languages" },
  { value: 50, suffix: "K+", label: "active users" },
];

/** The claims beside these headings. */
export const closingClaim = `Join ${activeUsers} people who write with it.`;
export const demoClaim = "99.3% of humanized texts read as human.";
export const superchargeClaim = "99.9% with Supercharge.";

export interface Testimonial {
  readonly quote: string;
  /** A role and a kind of place, never a person. */
  readonly role: string;
  readonly place: string;
}

export const enterpriseTestimonials: readonly Testimonial[] = [
  {
    quote:
      "Forty product pages a week go through it. Our editors stopped rewriting the first draft and went back to checking the facts.",
    role: "Content lead",
    place: "SaaS company",
  },
  {
    quote:
      "What sold us was the list of changes. Legal can see that no figure and no name moved before anything is published.",
    role: "Head of communications",
    place: "insurance group",
  },
  {
    quote:
      "We localize first drafts from a model. This is the step that makes them sound like our own brand.",
    role: "Marketing director",
    place: "retail chain",
  },
];

export const testimonials: readonly Testimonial[] = [
  {
    quote: "English is my third language. My ideas finally arrive without the stiff phrases around them.",
    role: "Master's student",
    place: "engineering",
  },
  {
    quote: "I keep it open beside my editor. Paste, read the marked changes, keep what is better.",
    role: "Freelance writer",
    place: "technology",
  },
  {
    quote: "Newsletters used to take my Friday. Now I spend that time on what the newsletter says.",
    role: "Founder",
    place: "two-person shop",
  },
  {
    quote: "It left every citation in my literature review alone. That was the test it had to pass.",
    role: "Doctoral candidate",
    place: "public health",
  },
];
