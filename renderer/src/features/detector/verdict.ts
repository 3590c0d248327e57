import { type Detection, languageName } from "@/lib/detector/client.ts";
import { isWide } from "@/lib/detector/interval.ts";
import { percent } from "@/lib/format.ts";

const titles: Record<Detection["verdict"], string> = {
  ai: "Reads as AI-written",
  mixed: "Could be either",
  human: "Reads as human-written",
  "too-short": "Too short to say",
  "other-language": "Only English can be judged",
};

/** The same where the range is too wide to say so outright. */
const leanings: Partial<typeof titles> = { ai: "Leans AI-written", human: "Leans human-written" };

/** The verdict in words: what it is, how likely, how sure. */
export function describe({ verdict, language, probability, interval, words }: Detection): {
  title: string;
  text: string;
} {
  const title = titles[verdict];
  if (probability === null || interval === null) {
    if (verdict === "other-language") {
      return {
        title,
        text: `This text reads as ${languageName(language)}, which the detector never learned.`,
      };
    }
    return {
      title,
      text: `This text has ${words} words of running prose; headings, list items and code do not count. From 60 on there is enough to go by.`,
    };
  }
  const [low, high] = interval;
  const wide = isWide(low, high);
  const hint = wide ? " That range is wide: take it as a hint, no more." : "";
  return {
    title: (wide && leanings[verdict]) || title,
    text: `${percent(probability)} likely AI-written; nine times out of ten between ${percent(low)} and ${percent(high)}.${hint}`,
  };
}
