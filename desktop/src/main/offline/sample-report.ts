const numbers = {
  words: 2,
  sentences: 1,
  meanSentenceLength: 2,
  sentenceLengthSpread: 0,
  fleschReadingEase: 90,
};
/** For tests: the engine's report on a text of two words. */
export const sampleReport = {
  language: "en",
  before: numbers,
  after: numbers,
  editsByKind: {},
  protected: {},
  heldBack: [],
  checks: [],
  detection: { before: null, after: null },
  notes: [],
};
