import { expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { contextAt } from "./context-at.ts";
import { dashes } from "./dashes.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(dashes, [
  [
    "The trophies he kept from his wars — swords, a torn flag, three bent coins — stood on the shelf.",
    "The trophies he kept from his wars (swords, a torn flag, three bent coins) stood on the shelf.",
  ],
  [
    "It is not just a job — it is a way of life for all of them.",
    "It is not just a job; it is a way of life for all of them.",
  ],
  [
    "I leave three of my selves in the village to watch the children — who are also me.",
    "I leave three of my selves in the village to watch the children, who are also me.",
  ],
  [
    "After a long, painful test — they had cut the skin, then timed its healing — we felt nothing at all.",
    "After a long, painful test (they had cut the skin, then timed its healing), we felt nothing at all.",
  ],
  [
    "And so, when the chance came — a way to go back, to undo it all — they took it.",
    "And so, when the chance came (a way to go back, to undo it all), they took it.",
  ],
  [
    "When the clerk arrived — a man whose badge said Maps, no less — the boy asked no questions.",
    "When the clerk arrived (a man whose badge said Maps, no less), the boy asked no questions.",
  ],
  [
    "What she saw — a horse, two dogs, a cart — was not what she had hoped for.",
    "What she saw (a horse, two dogs, a cart) was not what she had hoped for.",
  ],
  [
    "The body's defense is a tale of age and chance — the stage set by where the foe treads.",
    "The body's defense is a tale of age and chance, the stage set by where the foe treads.",
  ],
  [
    "It was not the work itself — that had always been steady.",
    "It was not the work itself. That had always been steady.",
  ],
  [
    "The rule raises a question for us all — which side is right?",
    "The rule raises a question for us all. Which side is right?",
  ],
  [
    "They demand an end to the ban — a ban that, for all its faults, has many friends.",
    "They demand an end to the ban, a ban that, for all its faults, has many friends.",
  ],
  [
    "The first kind of power is the most overt — visible power.",
    "The first kind of power is the most overt: visible power.",
  ],
  ["She looked at her phone once more — no new mail.", "She looked at her phone once more: no new mail."],
  ["The result was clear — nobody wanted to wait.", "The result was clear. Nobody wanted to wait."],
  ["Our aim is still the same — to help them.", "Our aim is still the same: to help them."],
  [
    "I watched him listen — really listen — as she spoke.",
    "I watched him listen, really listen, as she spoke.",
  ],
  ["Her brother — a quiet man — opened the gate.", "Her brother, a quiet man, opened the gate."],
  [
    "If your job is slow — for example, it waits on a disk — threads can help.",
    "If your job is slow (for example, it waits on a disk), threads can help.",
  ],
  [
    "For teenagers who feel alone — because of an illness, say, or a move — these ties can be a lifeline.",
    "For teenagers who feel alone (because of an illness, say, or a move), these ties can be a lifeline.",
  ],
  ["Growing so fast is no small feat—congratulations!", "Growing so fast is no small feat. Congratulations!"],
  [
    "Though the reasons for buying Volvo, Jaguar, and Rover were sound – to win scale, to sell more – the deal was a loss.",
    "Though the reasons for buying Volvo, Jaguar, and Rover were sound (to win scale, to sell more), the deal was a loss.",
  ],
  ["They met again—not as warriors, but as friends.", "They met again, not as warriors, but as friends."],
  [
    "As I walked through the town, I found a gem—a bakery full of bread.",
    "As I walked through the town, I found a gem, a bakery full of bread.",
  ],
  [
    "Others believe the corridor is a trap—a myth that would lure us into the cold.",
    "Others believe the corridor is a trap, a myth that would lure us into the cold.",
  ],
  [
    "They met in Hyde Park—a place that everyone knows.",
    "They met in Hyde Park, a place that everyone knows.",
  ],
  [
    "It was like a change before a storm—a deep, calm knowledge that filled the room.",
    "It was like a change before a storm: a deep, calm knowledge that filled the room.",
  ],
  [
    "They asked her a hard question — the kind most people duck.",
    "They asked her a hard question, the kind most people duck.",
  ],
  [
    "If your hall looks like a shop — complete with coats, hats, and boots — congratulations.",
    "If your hall looks like a shop (complete with coats, hats, and boots), congratulations.",
  ],
  [
    "The old town is full of towers — each one built by a single clan to survive feuds, floods, and fires.",
    "The old town is full of towers, each one built by a single clan to survive feuds, floods, and fires.",
  ],
  [
    "The unit frees money for other arms poised to grow — such as the parts firm, which it calls a key field.",
    "The unit frees money for other arms poised to grow, such as the parts firm, which it calls a key field.",
  ],
  ["The room was silent — and cold.", "The room was silent, and cold."],
  [
    "He spent the whole week in the library, reading maps — because nobody had told him to stop.",
    "He spent the whole week in the library, reading maps, because nobody had told him to stop.",
  ],
  [
    "Care means asking first, waiting, and listening to every guest — regardless of the hour.",
    "Care means asking first, waiting, and listening to every guest, regardless of the hour.",
  ],
  [
    "They treat stress, grief, and sleep — usually with a mix of talk and rest.",
    "They treat stress, grief, and sleep, usually with a mix of talk and rest.",
  ],
  [
    "As the lights came on, they brought out the cake — one of those tall, white ones.",
    "As the lights came on, they brought out the cake, one of those tall, white ones.",
  ],
  [
    "The work teaches patience, care, and nerve — qualities that every pilot needs.",
    "The work teaches patience, care, and nerve, qualities that every pilot needs.",
  ],
  [
    "We rebuilt over years of small choices — raising ground, planting trees.",
    "We rebuilt over years of small choices: raising ground, planting trees.",
  ],
  [
    "Decisions are made in short terms — how to pay the rent, how to mend the car.",
    "Decisions are made in short terms: how to pay the rent, how to mend the car.",
  ],
  [
    "Another part — the part that had loved the sea — wanted to stay.",
    "Another part, the part that had loved the sea, wanted to stay.",
  ],
  [
    "I licked my thumb — every mother has done this — and tried to rub it off.",
    "I licked my thumb (every mother has done this) and tried to rub it off.",
  ],
  [
    "Her deeds — taking the letters, burning the proof, and lying to the court — are never punished.",
    "Her deeds (taking the letters, burning the proof, and lying to the court) are never punished.",
  ],
  [
    "What I didn't know — what I couldn't have known — was the price.",
    "What I didn't know, what I couldn't have known, was the price.",
  ],
  [
    "At recess, the others raced with their dogs — big ones, small ones — but I sat on the wall.",
    "At recess, the others raced with their dogs (big ones, small ones), but I sat on the wall.",
  ],
  [
    "However — and this is the point, as I see it — the plan holds.",
    "However (and this is the point, as I see it), the plan holds.",
  ],
  [
    "Maybe if I made it a habit — at night, for instance — I'd get by.",
    "Maybe if I made it a habit (at night, for instance), I'd get by.",
  ],
]);
leaves(dashes, [
  "The joke wasn't lost on me—the one time I win, it's at cards.",
  "When they came at last—a worn crew of six—we were asleep.",
  "I hold the door open — no matter how hard I try, the wind takes it.",
  "The state took a new motto in that year — out of many, one.",
  "It counts clouds, roads, tall towers — a whole city of them.",
  "The man — let's call him Sam — smiled at the guard.",
  "The text asks how to keep a gain?—and shows it with examples.",
  "We, the last of the crew — two cooks, a clerk, and a boy — had come to the gate.",
  "The whole house was full of magic — old, heavy, and wild.",
  "It started in May, and I remember because I was angry — furious, really.",
  "The bank outlived two wars and a Cold War—era split of the land, its savers, and its staff.",
  "They spoke of a right to privacy — a domain once regarded unchallengeable by many.",
  "It started slowly — a lingering cough here, a sudden fever there — then bloomed into fear.",
  "She looked at him — the line of his mouth, the set of his shoulders — and found fear in his eyes.",
  "I could end this talk in four words — you are all fools — but they would only stare.",
  "They worked on new fields — maps, tides, the mathematics of chance — subjects that seemed idle at the time.",
  "What about storms — gales, say, or squalls — does the rule hold for them as well?",
  "LEEDS, England — June 9 — Harrow Mills, a maker of looms, today opened a plant.",
  "*LEEDS, England – June 9* – Harrow Mills, a maker of looms, today opened a plant.",
  "**This case is always within reach** – The clip holds it to your bag.",
  "Stand on the mat and use the + and – buttons to change the height.",
  "Turn the dial and press – to dim the lamp.",
  "It will do what it has always done — quietly, patiently, and without fuss — hold us together.",
  "Buying comes with high costs — legal fees, taxes, repairs — that take years to earn back.",
  "The well-known 2019–2021 report is out.",
  "They should fund proven policies — smaller class sizes, robust counseling services, and justice programs.",
  "He came all this way — to see her.",
  "Don't sleep on it — book now.",
  "Come early — bring a friend.",
  "They asked in town—the man who ran the store knew everything.",
  "Captions for the Lantern & Loaf Bakery — one week of posts",
  "Although the chance of life on it still exists—it has no bearing on the face.",
  "The plan should break even by month twelve—a target considered attainable by the board.",
  "The clang of forks, the hum of talk, the soft glow of pendant lights—restaurants are small worlds.",
  "The plan will alter the K–12 schools.",
  "He held up a mirror to the town—a mirror of what could happen when the law fails.",
  "As reports multiplied, a pattern started to emerge – the gifts seemed to be chosen with care.",
  "They weren't threats—Paragon never stooped to that.",
  "Flags hung along the road — thin cotton squares, snapping in the wind — they looked almost like litter.",
  "But those ideals — the worth of life, the rule of law, the vote — these have been our ground.",
  "It told them a truth that nobody wished to hear — that pride is a flood.",
  "The third part looks at memories shared by a whole town — what may be called its legends.",
  "Complaints center on the office itself—the way calls are made, how news flows, and how staff see it all.",
  "Corporate polluters quietly accelerated waste cleanup—no one wanted mysterious justice raining from the heavens.",
  "The site lets users offer perks for a gift – those helping to fund the lamp not only got a bulb but also a card.",
]);

test("leaves the words between two dashes to other edits", () => {
  const text = "Her brother — a very quiet man — opened the gate.";
  const sentences = parseDocument(text).blocks.flatMap((block) => block.sentences);
  const [candidate] = sentences.flatMap((each, at) => dashes(each, contextAt(sentences, at, text, "casual")));
  const claimed = candidate?.claims?.map(({ start, end }) => text.slice(start, end));
  expect(claimed).toEqual([" — ", " — "]);
});
