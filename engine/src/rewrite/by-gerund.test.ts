import { byGerund } from "./by-gerund.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(byGerund, [
  [
    "By planning their meals ahead, busy families can save a lot of money.",
    "When busy families plan their meals ahead, they can save a lot of money.",
  ],
  [
    "By reading every day, individuals can learn faster.",
    "When people read every day, they can learn faster.",
  ],
  ["By working together, we can keep the old mill.", "If we work together, we can keep the old mill."],
  [
    "By setting clear goals and giving honest feedback, managers can help their teams.",
    "When managers set clear goals and give honest feedback, they can help their teams.",
  ],
  ["By leveraging the data, firms can grow.", "When firms use the data, they can grow."],
  [
    "By identifying and addressing weak spots, people can learn faster.",
    "When people identify and address weak spots, they can learn faster.",
  ],
  [
    "By tapping into the history and meaning of old myths, brands can stand out.",
    "When brands tap into the history and meaning of old myths, they can stand out.",
  ],
  [
    "By setting clear, simple rules, we can keep the peace.",
    "If we set clear, simple rules, we can keep the peace.",
  ],
  [
    "By paying the full amount of your bill before the end of each month it is due, you can avoid fees.",
    "If you pay the full amount of your bill before the end of each month it is due, you can avoid fees.",
  ],
]);
leaves(byGerund, [
  "By comparing these graphs, we find that the second is better.",
  "By studying the apes, scientists have learned much.",
  "By closing the gate, the keeper can save the herd.",
  "By examining both sides, errors can be kept small.",
  "By being open, teams can learn.",
  "By combining reading and writing, pupils can learn faster.",
  "By changing the curriculum and learning environment, schools can help.",
  "By knowing one's limits, people can avoid a fall.",
  "By fostering trust, firms can grow.",
  "By planning, drawing and building, pupils can learn a trade.",
  "By examining many sources, biases can be found.",
  "By paying the full amount of their bill before the end of each month it is due, families can avoid fees.",
  "By the time it rains, farmers can rest.",
  "She said that by working hard, people can get rich.",
]);
