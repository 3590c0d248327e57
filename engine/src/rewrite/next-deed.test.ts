import { nextDeed } from "./next-deed.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(nextDeed, [
  ["He turned out his pockets, searching for a key.", "He turned out his pockets and searched for a key."],
  [
    "The clerk stands in the hall, preparing to speak.",
    "The clerk stands in the hall and prepares to speak.",
  ],
  [
    "She was a quick learner, soaking up words like a sponge.",
    "She was a quick learner and soaked up words like a sponge.",
  ],
  [
    "The council has raised the alarm, asserting that jobs are at risk.",
    "The council has raised the alarm and asserted that jobs are at risk.",
  ],
  [
    "The queen would unite the towns, ushering in an age of peace.",
    "The queen would unite the towns and usher in an age of peace.",
  ],
  [
    "My eyes wandered around the room, searching for him.",
    "My eyes wandered around the room and searched for him.",
  ],
  [
    "A breeze came up, and Lila closed her eyes, savoring the scent.",
    "A breeze came up, and Lila closed her eyes and savored the scent.",
  ],
  [
    "Emily leaned back in her chair, closing her eyes and taking a deep breath.",
    "Emily leaned back in her chair, closed her eyes and took a deep breath.",
  ],
  [
    "The crews scoured the valley, checking old maps, and scanning every road.",
    "The crews scoured the valley, checked old maps, and scanned every road.",
  ],
]);

leaves(nextDeed, [
  "The wolf's hunger grew, sensing that its prey was near.",
  "The web of things frayed a little more, threatening to plunge us all into the dark.",
  "Workers can set their own hours, fostering a sense of freedom.",
  "Wages rose over the whole century, underscoring the need for change.",
  "He persisted, continuing to strike the old door.",
  "The firms have become a great part of all our lives today, providing help and jobs.",
  // What the subject does not do, or not with certainty.
  "Some believed the owls were spirits of the hill, punishing the greedy.",
  "She met him at the gate, carving a stick.",
  "In the hall Mortimer met Ann, climbing a ladder.",
  "I received a note from my aunt, asking me to come.",
  "He saw a boy at the gate, waving a flag.",
  "It was my boss, reminding me of the report.",
  "There was a man at the door, calling for help.",
  "This has led to a large number of deaths, exceeding all forecasts.",
  "Every child has felt their presence, manifesting as a shadow.",
  // What goes on at the same time, or how it is done.
  "He came up the stairs, carrying a tray.",
  "He opened the door, using a wire.",
  '"Go home," she said, closing the book.',
  "He nodded and said yes, closing the book.",
  "My friend was already there, sipping on a coffee.",
  "He moved on, gliding rather than walking.",
  // What is no verb, no clause of its own, or has another tense than it seems.
  "Satan let out a deep, rumbling laugh that shook the hall.",
  "Her stomach growled at the sweet smells, reminding her of lunch.",
  "He leapt into the air, joining the other birds.",
  "Fear crept into their eyes, replacing the warm and welcoming looks.",
  "It gave them a way to reach users, bypassing the usual browsers and operating systems.",
  "Central to the plan is a new pool, fostering a love of sports, and building trust.",
  "It shows the strength of people in need, highlighting what they can do.",
  "He did not stop at the gate, passing it at full speed.",
  "The need for skilled staff will only grow, underscoring the value of training.",
  "The old plant closed, leaving the town without work.",
  "Late in the night her eyes opened, drawing a desperate breath.",
  "They greatly increase latency, rendering them impractical for most uses.",
  "The creature laughed loudly, thinking that it had won.",
  "She made her way to the hospital, hoping to find a clue.",
]);
