import { brackets } from "./brackets.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(brackets, [
  [
    "Kyoto, a popular stop on the tour, is full of temples.",
    "Kyoto (a popular stop on the tour) is full of temples.",
  ],
  [
    "Kyoto,\na popular stop on the tour, is full of temples.",
    "Kyoto\n(a popular stop on the tour) is full of temples.",
  ],
]);

leaves(brackets, [
  "Grains, such as rice and wheat, are sown here.",
  "It works in many fields, including law, trade, and the arts.",
  "The menu, which takes six minutes to hear, is far too long.",
  "Patience, a skill prized in every trade, is learned early.",
  "Mark, a fellow clerk, is quiet and kind.",
  "The match, a pivotal event, starts at noon.",
  "The walkout, which has closed the ports, is in its third week.",
  "The diet, a testament to the region's past, is famous.",
  "Jack, a tall man from the north, walked in.",
  "Kyoto, a popular stop on the tour, is full of temples (and shops).",
  "It rained (as ever). Kyoto, a popular stop on the tour, is full of temples.",
  "“Kyoto, a popular stop on the tour, is full of temples,” he said.",
]);
