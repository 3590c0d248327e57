/** Title and description of each page that search engines and link previews see. */
export interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export const landingMeta: PageMeta = {
  path: "/",
  title: "AI Humanizer – make AI-written text read as your own",
  description:
    "Rewrites AI-generated text so that it reads as human-written. Facts, names and links stay, every change is marked and explained. Two free uses, no signup.",
};

export const qualityMeta: PageMeta = {
  path: "/quality",
  title: "Measured quality – AI Humanizer",
  description:
    "What the engine really does to a text, measured: detection before and after, meaning kept, grammar, and how often our detector is wrong. With method and limits.",
};

/** Pages of the app that anyone may open; they are not rendered ahead. */
export const appMetas: readonly PageMeta[] = [
  {
    path: "/dashboard",
    title: "Humanize a text – AI Humanizer",
    description:
      "Paste a text and get it back rewritten, with every change marked. Two free uses, no signup required.",
  },
  {
    path: "/pricing",
    title: "Pricing – AI Humanizer",
    description:
      "Free, Basic at $9.99 and Premium at $24.99 a month, 40% less when billed yearly: humanizations, words a text and tones of each plan.",
  },
  {
    path: "/login",
    title: "Sign in – AI Humanizer",
    description: "Sign in to AI Humanizer to keep your history and get your free monthly humanizations.",
  },
];
