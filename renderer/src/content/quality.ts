/** The words of '/quality'. The numbers come from the evaluation's report. */

export const qualityCopy = {
  title: "What we measured",
  lead: "Claims are easy. This page shows what our engine does to texts it has never seen, by detectors it was not built against, the weak results included.",
  detection: {
    title: "Detection, before and after",
    text: "The share of AI-written texts that a detector still flags. Lower after is better. Each detector is set so that it wrongly flags 5% or 1% of people's texts.",
  },
  meaning: {
    title: "Meaning kept",
    text: "Shares that are the same after the rewrite, beside what professional editors kept when they reworked AI paragraphs.",
  },
  grammar: {
    title: "Grammar",
    text: "Hard mistakes per 1,000 words, found by the open-source checker Harper. A rewrite should not add any.",
  },
  detector: {
    title: "Our detector, and how often it is wrong",
    text: "These are people's own texts that the detector wrongly calls AI-written. For the kinds of text marked below it must not be used at all. Never accuse anyone by a detector's verdict alone.",
    unusual: "People's writing unlike anything it was trained on",
    heldOut: "AI-written texts it finds, from sources it never saw",
  },
  method: {
    title: "How it is measured",
    points: [
      "The texts were written by known language models: essays, stories, reviews, abstracts, news. They are public research collections, split so that no text is used both to learn and to test.",
      "Four detectors of different kinds judge each text before and after. They were trained for this evaluation only, and each judges only texts from collections it was not trained on. The detector inside our engine does not judge.",
      "The detector that guides the rewriting was trained without the collection it is tried on, too. So nothing here was tuned on the texts that are counted.",
      "Numbers, names and negations are compared one by one. Content words are the words that carry meaning, compared by their stems.",
      "One command repeats all of it, with a fixed seed, and writes the file that this page is drawn from.",
    ],
  },
  limits: {
    title: "What this does not show",
    points: [
      "Commercial detectors are not part of it. They change without notice, and no result here says what one of them will answer.",
      "The rewrite lowers detection; it does not make a text undetectable. The shares after it stand beside the shares before.",
      "All texts are in English. Rows of three or fewer texts are shown for completeness and prove nothing.",
      "Kept words are a stand-in for kept meaning. Read the marked changes of a text that matters to you.",
    ],
  },
} as const;

/** What people call the report's detectors, collections and kinds of text; names that are not here stay as they are. */
export const reportNames: Readonly<Record<string, string>> = {
  words: "Words and word pairs",
  characters: "Character sequences",
  perplexity: "Predictability (perplexity)",
  stylometry: "Style measurements",
  biscope: "BiScope",
  "slop-onestop": "slop-score and OneStopEnglish",
  outfox: "OUTFOX",
  imbd: "ImBD",
  "biscope: arxiv": "Scientific abstracts",
  "biscope: creative": "Short stories (BiScope)",
  "biscope: essay": "Student essays (BiScope)",
  "biscope: yelp": "Restaurant reviews",
  "imbd: ai": "Mixed prompts",
  "imbd: pubmed": "Medical answers",
  "imbd: squad": "Encyclopedia paragraphs",
  "imbd: writing": "Short stories (ImBD)",
  "imbd: xsum": "News",
  "onestop: news": "News for learners",
  "outfox: essay": "Student essays (OUTFOX)",
  "slop-score: story+essay": "Stories and essays by newer models",
};
