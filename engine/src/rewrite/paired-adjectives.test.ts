import { pairedAdjectives } from "./paired-adjectives.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(pairedAdjectives, [
  ["It is a clear, concise answer.", "It is a clear and concise answer."],
  ["They build modern, resilient brands.", "They build modern and resilient brands."],
  ["He had a quiet, unshakable belief.", "He had a quiet and unshakable belief."],
  ["We talked in a small, grimy kitchen.", "We talked in a small grimy kitchen."],
  ["He kept a tattered, old photograph.", "He kept a tattered old photograph."],
  ["She woke in a featureless, white room.", "She woke in a featureless white room."],
  ["It was a constant, digital river.", "It was a constant digital river."],
  ["He is a towering, silver-clad knight.", "He is a towering silver-clad knight."],
  ["He is a scrawny, flea-bitten cat.", "He is a scrawny and flea-bitten cat."],
]);

leaves(pairedAdjectives, [
  "It left those grayish, leathery patches on the food.",
  "They walked along a dusty, forgotten road.",
  "It is a non-convex, real-valued function.",
  "There was a smooth, featureless drone.",
  "He hid in a tiny, fragile body.",
  "A single, tiny bubble appeared.",
  "It was sheer, blind luck.",
  "Her skin rippled with a subtle, iridescent sheen.",
  "A tall, dark, handsome man came in.",
  "It was a clear, concise, and honest answer.",
  "They want safe, accessible parks and streets.",
  "He felt calm, cool air on his face.",
  "These were mere tricks of the light, ordinary patterns in the dust.",
  "It was a long, long way.",
  "They fixed the occasional, inexplicable errors.",
  "It was a quiet, dark street.",
  "Those small, consistent efforts paid off.",
  "Black, curly hair fell over his brow.",
  "It was a white, middle-class town.",
]);
