import { type Detection, languageName } from "@/lib/detector/client.ts";
import { isWide } from "@/lib/detector/interval.ts";
import { likelihood } from "@/lib/detector/likelihood.ts";

const titles: Record<Detection["verdict"], string> = {
  ai: "Reads as AI-written",
  mixed: "Could be either",
  human: "Reads as human-written",
  "too-short": "Too short to say",
  "other-language": "Only English can be judged",
};

/** The same where the range is too wide to say so outright. */
const leanings: Partial<typeof titles> = { ai: "Leans AI-written", human: "Leans human-written" };

/** Words of prose from which on a text is scored. */
const minimumWords = 60;

/** The verdict on a text in words: what it is, how likely, how sure. */
export function describe(
  { verdict, language, probability, interval, words }: Detection,
  source: string,
): { title: string; text: string } {
  const title = titles[verdict];
  if (probability === null || interval === null) {
    if (verdict === "other-language") {
      return {
        title,
        text: `This text reads as ${languageName(language)}, which the detector was not trained on.`,
      };
    }
    return { title, text: whyTooShort(source, words) };
  }
  const [low, high] = interval;
  const wide = isWide(low, high);
  const hint = wide ? " That is a wide range: treat it as a hint, nothing more." : "";
  return {
    title: (wide && leanings[verdict]) || title,
    text: `${likelihood(probability)} likely AI-written (likely range: ${likelihood(low)} to ${likelihood(high)}).${hint}`,
  };
}

/** In the count that people see, or in the detector's where that is another. */
function whyTooShort(source: string, prose: number): string {
  const total = source.match(/\S+/gu)?.length ?? 0;
  if (total < minimumWords) {
    return `This text has ${total === 1 ? "1 word" : `${total} words`}; the detector needs at least ${minimumWords}.`;
  }
  return `Of the ${total} words in this text, ${prose} are running prose: headings, list items and code do not count. The detector needs at least ${minimumWords}.`;
}
