import { wordSet } from "../../word-set.ts";
import { isKnownWord } from "./vocabulary.ts";

/** Words that the dictionary forgot, and others that are younger than it. */
const newWords = wordSet(`
  everything amidst whilst whereupon gonna wanna gotta homeschool homeschooling driverless
  ai policymaker stakeholder smartphone blockchain chatbot cybersecurity fintech startup online mindset workflow
  healthcare wellbeing biodiversity crowdfunding podcast webinar influencer ecommerce blog blogger hashtag selfie emoji
  email website internet offline upskill reskill onboarding telehealth telemedicine telework coworking hyperlink
  cryptocurrency bitcoin microplastic microbiome metadata dataset algorithm bioinformatics nanotechnology neuroscience
  geopolitical sociopolitical socioeconomic postpandemic pandemic covid lockdown livestream gamification
  gamify scalability sustainability decarbonization decarbonize multitask multitasking touchpoint takeaway
  actionable impactful holistic synergy leverage leveraging utilize utilizing delve delving foster fostering
  additionally furthermore moreover consequently nonetheless nevertheless notwithstanding hence thus
`);

/** Whether a lower-case word, or its base, is in the dictionary of common words: capitalized at a start it is no name. */
export function isCommonWord(lower: string): boolean {
  if (isKnownWord(lower)) return true;
  const parts = lower.split(/[-'’/]/);
  if (parts.length > 1) return parts.some((part) => part.length > 1 && isKnownWord(part));
  if (newWords.has(lower) || newWords.has(lower.replace(/s$/, "")) || isPluralCompound(lower)) return true;
  return stems(lower).some((stem) => stem.length > 2 && isKnownWord(stem));
}

/** "policymakers", "chatbots": two words in one. In the singular it might be a family's name. */
function isPluralCompound(lower: string): boolean {
  if (!lower.endsWith("s") || lower.length > 30) return false;
  for (let cut = 3; cut <= lower.length - 4; cut += 1) {
    if (isKnownWord(lower.slice(0, cut)) && isKnownWord(lower.slice(cut, -1))) return true;
  }
  return false;
}

function stems(lower: string): string[] {
  const found: string[] = [];
  const ending = /(?:s|es|ed|ing|ly|er|est|d)$/.exec(lower)?.[0];
  if (ending) found.push(lower.slice(0, -ending.length));
  if (/(?:ing|ed)$/.test(lower)) found.push(lower.replace(/(?:ing|ed)$/, "e"));
  if (lower.endsWith("ies")) found.push(`${lower.slice(0, -3)}y`);
  return found;
}
