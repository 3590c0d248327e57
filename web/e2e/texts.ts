/** A text as people bring it, with facts that a rewrite must keep. */
export const essay = `In today's fast-paced world, urban farming has emerged as a pivotal solution to food insecurity. It is important to note that the city of Detroit now counts 1,400 community gardens, and a 2022 report by Dr. Maya Ortiz found that 38% of households nearby utilize them on a weekly basis. Furthermore, these gardens facilitate meaningful connections between neighbors.

However, it is crucial to acknowledge that land is not always available. Moreover, many plots are leased for only 12 months, which makes it difficult to plan. In order to address this, the council published a guide at https://example.org/plots. "Nobody should lose a garden to paperwork," said Ortiz. Ultimately, communities must leverage every tool at their disposal.`;

/** What of `essay` may not change. */
export const essayFacts = [
  "1,400",
  "2022",
  "Dr. Maya Ortiz",
  "38%",
  "12 months",
  "https://example.org/plots",
  '"Nobody should lose a garden to paperwork,"',
  "Detroit",
  "not always available",
];

/** Enough words to score, in a language that the detector does not know. */
export const german =
  "Der Garten liegt hinter dem Haus, und im Sommer sitzen wir dort jeden Abend. Meine Großmutter hat die Bäume gepflanzt, bevor der Krieg zu Ende war, und niemand weiß mehr, woher sie die Setzlinge hatte. Im Herbst pflücken wir die Äpfel gemeinsam. Danach kochen wir Mus, backen Kuchen und verschenken den Rest an die Nachbarn, die uns dafür im Winter Holz bringen und manchmal auch ein Glas Honig.";

export function words(count: number): string {
  return Array.from({ length: count }, () => "word").join(" ");
}
