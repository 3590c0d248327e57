/** The landing page's words. What claims a figure stands in `marketing.ts`. */
import engineExample from "./example.json" with { type: "json" };

export const hero = {
  before: "Make AI-written",
  words: ["Essays", "Articles", "Content", "Papers", "Blogs", "Reports"],
  after: "read as your own.",
  sentence:
    "Paste a draft. Get back the same facts in plainer, livelier sentences, with every change marked and explained.",
  action: "Start Humanizing",
  note: "2 free uses, no signup required",
  signedIn: "You are signed in",
} as const;

export const demoCopy = {
  modeLabel: "Mode",
  modes: [
    { value: "standard", label: "Standard" },
    { value: "supercharge", label: "Supercharge" },
  ],
} as const;

/** A passage and what the engine makes of it, in order: kept text, or a change. Written by `npm run example`. */
export const example: readonly (string | { readonly from: string; readonly to: string })[] =
  engineExample.parts;

export const exampleCopy = {
  title: "Nothing changes behind your back",
  text: "From a real run of the engine. Additions are marked, removals struck through; in the editor each one says why. The year, the name and the percentage stay as they were written.",
  kept: ["2023", "Gallup", "53%"],
  checksTitle: "Reads as AI, by check, before and after",
  /** Its six checks in percent, as the report of this rewrite gives them. */
  checks: engineExample.checks,
} as const;

export const featuresCopy = {
  title: "Built for text you answer for",
  text: "A rewrite is only worth something if it still says what you meant.",
} as const;

export const features = [
  {
    id: "facts",
    title: "Facts stay put",
    text: "Numbers, names, quotes, links and code are protected before a single word is touched.",
  },
  {
    id: "changes",
    title: "Every change explained",
    text: "Switch on the changes and read, word by word, what was replaced and why.",
  },
  {
    id: "checks",
    title: "Six measured checks",
    text: "Word choice, phrasing, rhythm, predictability, punctuation, openers: scored before and after.",
  },
  {
    id: "tones",
    title: "Four tones",
    text: "Casual and conversational on every plan, formal and academic on the paid ones.",
  },
  {
    id: "length",
    title: "Length you can keep",
    text: "One checkbox holds the result within ten percent of your word count.",
  },
  {
    id: "modes",
    title: "Two strengths",
    text: "Standard for a balanced edit, Supercharge for the strongest rewrite.",
  },
  {
    id: "clean",
    title: "Clean characters only",
    text: "No hidden characters and no look-alike letters, ever. If you paste any, they are removed.",
  },
  {
    id: "history",
    title: "A history you can search",
    text: "Signed in, every result is kept for you, and deleted when you say so.",
  },
] as const;

export const useCasesCopy = { title: "For people whose name is on it" } as const;

export const useCases = [
  {
    id: "students",
    title: "Students",
    text: "Turn stiff notes into prose you would say out loud, with your sources and figures untouched. What your school allows is yours to follow.",
  },
  {
    id: "writers",
    title: "Writers",
    text: "Get past the first draft's stock phrases and spend your time on the argument.",
  },
  {
    id: "marketers",
    title: "Marketers",
    text: "Campaigns, product pages and newsletters that sound like the brand, not like the model.",
  },
  {
    id: "businesses",
    title: "Businesses",
    text: "Reports, support articles and proposals that colleagues read to the end.",
  },
] as const;

export const stepsCopy = { title: "Paste, choose, read" } as const;

export const steps = [
  { title: "Paste your text", text: "Up to 150 words free, up to 1,500 with Premium." },
  { title: "Choose how it should sound", text: "A tone, a strength, and whether to keep the length." },
  { title: "Read what changed", text: "Copy the result, or look at each change first. It is your text." },
] as const;

export const detectorCopy = {
  title: "Does it read as AI?",
  text: "Our detector runs here, in your browser. Your text is scored sentence by sentence and sent nowhere.",
  label: "Text to check",
  placeholder: "Paste 60 or more English words",
  formats: "doc, docx, pdf",
  sample: "Try a sample",
  check: "Check text",
  checking: "Checking...",
  keep: "Detect AI",
  keepHint: "Signed in, you find every text you humanize in your history, with its rewrite.",
  empty:
    "The verdict appears here, with a range for how sure it is and the sentences that led to it. A detector can be wrong, so never judge anyone by one alone.",
  failed: "The detector could not be loaded. Check your connection and try again.",
  limits: "How often the detector is wrong",
} as const;

export const statsCopy = { title: "Deployed by teams that publish every day" } as const;
export const testimonialsCopy = { title: "From people who work with it" } as const;

export const faqCopy = { title: "Questions people ask first" } as const;

export const faq = [
  {
    question: "What does AI Humanizer do?",
    answer:
      "It rewrites text that a language model wrote so that it reads as if a person had written it: plainer words, fewer stock phrases, a livelier rhythm. The facts stay as they were.",
  },
  {
    question: "Will the result pass every AI detector?",
    answer:
      "No tool can promise that, and detectors change. We measure our engine against independent detectors and publish the results, the weak ones too, on the quality page.",
  },
  {
    question: "Does it change my facts?",
    answer:
      "Numbers, names, quotes, links, code and negations are protected and checked sentence by sentence. A sentence that fails a check is left as you wrote it.",
  },
  {
    question: "What can I do without an account?",
    answer:
      "Two humanizations of up to 150 words each. A free account adds two more right away and five every month.",
  },
  {
    question: "What is the difference between Standard and Supercharge?",
    answer:
      "Standard makes a balanced edit and keeps more of your wording. Supercharge makes the strongest rewrite the checks allow.",
  },
  {
    question: "Which tones are there?",
    answer: "Casual and conversational on every plan. Formal and academic come with Basic and Premium.",
  },
  {
    question: "What happens to my text?",
    answer:
      "It is sent to this site's server to be rewritten, and stored there with the result. Signed in, you keep both in your history until you delete them. Without an account they are deleted after 30 days, unless the operator of this site has set another term. The operator can see stored texts. The detector on this page runs in your browser and sends nothing.",
  },
  {
    question: "Does it use hidden characters or other tricks?",
    answer:
      "Never. No invisible characters, look-alike letters or odd spacing. If your text contains some, they are removed.",
  },
  {
    question: "Can I cancel at any time?",
    answer:
      "Yes. Cancel in your account, and you are back on the free plan at once. You can delete your account and everything in it there, too.",
  },
] as const;

export const closing = {
  title: "Your draft is one paste away",
  action: "Start Humanizing",
} as const;

export const footerCopy = {
  line: "Rewrites AI-generated text so that it reads as human-written.",
} as const;
