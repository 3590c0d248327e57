/** Words that readers know machines by, whatever a detector has learned of them; by their lemmas. */
export const favorites: ReadonlySet<string> = new Set(
  [
    "delve leverage utilize utilise harness foster bolster underscore showcase garner embark navigate streamline",
    "elevate empower unlock unveil resonate encompass elucidate facilitate exemplify spearhead cultivate embrace",
    "robust seamless seamlessly pivotal crucial comprehensive intricate meticulous meticulously multifaceted",
    "transformative unprecedented holistic vibrant bustling paramount invaluable groundbreaking cutting-edge",
    "ever-evolving noteworthy profound profoundly indelible unwavering steadfast optimal tailored",
    "tapestry realm landscape testament beacon synergy myriad plethora cornerstone interplay intricacy",
    "revolutionize redefine reshape captivating captivate enchanting breathtaking picturesque iconic renowned nestle nestled",
    "boast immerse savor unforgettable delectable unparalleled compelling meaningful dynamic thrive immense imperative",
    "innovative impactful actionable exacerbate articulate cohesive daunting poignant palpable",
    "resilient resilience nuanced granular tangible consequential relentless enduring pervasive stark erode amplify hinge",
    "underpin illuminate reverberate proliferate grapple galvanize catalyze recalibrate reimagine stifle trajectory facet",
    "scaffolding ethos inherently inextricably intertwine intertwined",
    "moreover furthermore additionally notably thereby",
  ].flatMap((line) => line.split(" ")),
);
