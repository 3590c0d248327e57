import { expect, test } from "vitest";
import { rewritesOf } from "./apply-rewrite.ts";
import { denial } from "./denial.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(denial, [
  ["It isn't a bug. It's a feature.", "It isn't a bug but a feature."],
  ["It isn't a bug. It's a feature.", "It is a feature, not a bug."],
  ["It's not a bug. It's a feature.", "It's a feature, not a bug."],
  [
    "Leading isn't about knowing all the answers. It's about asking questions.",
    "Leading is about asking questions, not knowing all the answers.",
  ],
  ["The note wasn't just a taunt—it was a dare.", "The note wasn't just a taunt but a dare."],
  ["This is not any story – it is the story of a town.", "This is not any story but the story of a town."],
  ["Clean water is not a luxury; it is a right.", "Clean water is not a luxury but a right."],
  ["It's not a bug, it's a feature.", "It's not a bug but a feature."],
  ["Love is not about change. It is about trust.", "Love is not about change but about trust."],
  ["The cold isn't just harsh; it's cruel.", "The cold isn't just harsh but cruel."],
  [
    "They were not just hiring cooks. They were training guards.",
    "They were not just hiring cooks but training guards.",
  ],
  ["Cats are not merely pets; they are friends.", "Cats are not merely pets but friends."],
  ["The Reaper is not just a threat. It is also a guide.", "The Reaper is not just a threat but a guide."],
  ["Leo wasn't a thief. He was an artist.", "Leo wasn't a thief but an artist."],
  ["He wasn't a thief. He was an artist.", "He wasn't a thief but an artist."],
]);

leaves(denial, [
  // A row of denials, and one that is answered by no other.
  "It wasn't a shout. It wasn't a cry. It was a song.",
  "If you're in doubt, know this: you're not late. You're not failing. You're growing.",
  "The hall is not a gym.",
  "It is a bug. It is a feature.",
  "It isn't a bug.\n\nIt's a feature.",
  "It isn't a bug.\nIt's a feature.",
  // What does not go together on either side of "but".
  "The past is not fixed; it is a story.",
  "The choice is not a free one. It is a story of old debts.",
  "The plea wasn't for her to stay. It was a plea to go.",
  "They weren't evil; they were doing what they do.",
  // Another subject, another time.
  "The tools are not a cure. It is a start.",
  "His role was not the end of life. He was a part of it.",
  "The mill was not a home. It is a museum.",
  "She moves in a way that is not a threat. It is a move with no aim.",
  "While it is not a cure, it is a help.",
  "There isn't a plan. It's a mess.",
  // Two clauses, a second denial, and too far apart.
  "Parking was not an issue and I came on Monday. It was a great day.",
  "It isn't a bug. It's a feature that does not work.",
  "It isn't a voice anymore. It's a whisper.",
  "It is not a list of all the places on the old map of the north that he had meant to see. It is a list of debts.",
  "\"It isn't a bug. It's a feature,\" he said.",
]);

test.each([
  ["goes on with it", "It was not a wave. It was a wall. A cliff of black water."],
  ["goes on with it", "It was not a wave; it was a wall. A cliff of black water."],
  ["speaks of what comes first", "The goal is not to avoid risk; it is to manage it."],
  ["speaks of what comes first", "It was not a lock on a door; it was the key to a different room."],
  ["names a quality", "Change is not easy; it is necessary."],
  ["says one word twice", "A cat is not a thing of fear. It is a thing of peace."],
  ["tells of the wrong noun", "It wasn't the cost that stung; it was the delay."],
  ["limits the denial", "It isn't just a bug; it's a feature."],
  ["is long", "It is not a list of debts; it is a list of all the old mills in the north that he had seen."],
])("turns nothing round where that %s", (_, text) => {
  expect(rewritesOf(denial, text).filter((result) => result.includes(", not"))).toEqual([]);
});
