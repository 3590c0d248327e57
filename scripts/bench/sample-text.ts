const subjects = [
  "The committee",
  "Our new platform",
  "A growing body of research",
  "Every small business",
  "The museum's director",
  "This approach",
  "Modern agriculture",
  "The second chapter",
];
const verbs = [
  "plays a crucial role in",
  "has significantly enhanced",
  "seeks to address",
  "underscores the importance of",
  "offers valuable insights into",
  "facilitates",
  "continues to shape",
  "provides a comprehensive overview of",
];
const objects = [
  "the local economy",
  "how people learn",
  "a wide range of challenges",
  "the way teams collaborate",
  "public health",
  "sustainable development",
  "the reader's expectations",
  "long-term planning",
];
const endings = [
  "",
  ", allowing individuals to adapt",
  ", which is often overlooked",
  " and fosters a sense of community",
  ", particularly in rural areas",
  " despite numerous obstacles",
];
const openers = ["", "", "Additionally, ", "However, ", "In recent years, ", "As a result, ", "Ultimately, "];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? "";

/** A made-up text of about so many words in paragraphs of five sentences; `seed` varies it. */
export function sampleText(words: number, seed: number): string {
  const sentences: string[] = [];
  let state = seed * 7_919 + 17;
  for (let count = 0; count < words; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const at = Math.floor(state / 64);
    const opener = pick(openers, at);
    const subject = pick(subjects, at >> 3);
    const text = `${opener}${opener === "" ? subject : subject.charAt(0).toLowerCase() + subject.slice(1)} ${pick(verbs, at >> 5)} ${pick(objects, at >> 7)}${pick(endings, at >> 9)}.`;
    sentences.push(text);
    count += text.split(" ").length;
  }
  return sentences
    .map((text, i) => (i % 5 === 4 ? `${text}\n\n` : `${text} `))
    .join("")
    .trim();
}
