/** Endings by which the tagger guesses unknown words; longest first. */
export const guessingSuffixes =
  "ing able tish like less ious llah stan gton abad land tnam ical ness ment ity ion ous ful ary ier est ive ism ist fy ky al es er or pur ed ly".split(
    " ",
  );

/** An unknown word by its ending, or "" where that tells nothing. */
export const unknownWord = (suffix: string): string => `xxxx${suffix}`;
export const unknownName = "Xxxx";
export const unknownContraction = "xxxx'll";
export const anyMark = "•";

/** All that stands in for what is in no dictionary. */
export const shapes: readonly string[] = [
  ...["", ...guessingSuffixes].map(unknownWord),
  unknownName,
  unknownContraction,
  anyMark,
  ...'.,;:!?()[]{}"—–%$€£&+=*/-…',
  "'",
  "1",
  "1st",
];
