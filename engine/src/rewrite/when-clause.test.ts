import { leaves, rewrites } from "./rule-cases.fixture.ts";
import { whenClause } from "./when-clause.ts";

rewrites(whenClause, [
  ["As she entered the hall, a bell rang.", "When she entered the hall, a bell rang."],
  ["As he turned to leave, I called out.", "When he turned to leave, I called out."],
  ["As the sun began to set, Lila looked up.", "When the sun began to set, Lila looked up."],
  ["As night fell, the lamps were lit.", "When night fell, the lamps were lit."],
  [
    "As the old clock struck midnight, the guests went home.",
    "When the old clock struck midnight, the guests went home.",
  ],
  ["But as he opened the door, a bell rang.", "But when he opened the door, a bell rang."],
  ["However, as he opened the door, a bell rang.", "However, when he opened the door, a bell rang."],
  ["As you step inside, the noise stops.", "When you step inside, the noise stops."],
  ["As I heard the news, I sat down.", "When I heard the news, I sat down."],
]);

leaves(whenClause, [
  // It lasts while the other happens.
  "As she walked along the shore, a bell rang.",
  "As he turned the pages, a letter fell out.",
  "As the darkness closed in, he lit a lamp.",
  "As he fell, he thought of home.",
  "As days turned to weeks, the hope faded.",
  "As she walked away, she held her head high.",
  "As the tale unfolded, she fell asleep.",
  "As we pressed on toward the coast, it rained.",
  "As she stepped through the tall grass, a bell rang.",
  "As the game picked up speed, the crowd rose.",
  // It is said of now, or of always.
  "As he enters the hall, a bell rings.",
  "As technology advances, jobs change.",
  // It is a reason, a likeness or a remark on the text.
  "As we saw, the plan failed.",
  "As you see the price, you may hesitate.",
  "As we saw the results, we changed the plan.",
  "But as noted, the plan failed.",
  "As noted, the plan failed.",
  "As in most towns, the shops were shut.",
  // It is said twice on purpose, or would be.
  "As she entered, as she took off her coat, she smiled.",
  "When he came in, she rose. As she left the room, he smiled.",
]);
