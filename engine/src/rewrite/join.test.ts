import { join } from "./join.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(join, [
  ["She opened the door. She walked into the hall.", "She opened the door and walked into the hall."],
]);
leaves(join, [
  "The list was no longer an order. It was a conversation.",
  "They believed that they could use his fame. This proved to be an error.",
  "They thought they could use his fame. This proved to be an error.",
  "She opened the door.\n\nShe walked into the hall.",
  "Was she late? She ran home.",
  "He rubbed his eyes. It was a long day.",
  "The food was good but dear. However, the service was slow.",
  "The plan cuts costs. This plan makes sense.",
  "Then wipe it off. This may seem odd.",
  "He wiped it off. This may seem odd, but it works.",
  "She added a second. She added a third.",
  "They were Goths by birth. They fought all their lives.",
  "We did. We performed a terrible rite.",
  "He tried to shake it off. He had more calls to make.",
  "They called at midnight and at dawn. They rejected our work.",
  "She likes to write at night. This feels less lonely now.",
  "They must build a culture that values work. This includes better training.",
  "I stumbled along the dark road. This couldn't be the end.",
]);
