import { brackets } from "./brackets.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(brackets, [
  ["Grains, such as rice and wheat, are sown here.", "Grains (such as rice and wheat) are sown here."],
  [
    "It works in many fields, including law, trade, and the arts.",
    "It works in many fields (including law, trade, and the arts).",
  ],
  [
    "They call for changes, such as lowering quotas, raising pay, and allowing for breaks.",
    "They call for changes (such as lowering quotas, raising pay, and allowing for breaks).",
  ],
  [
    "Sales began in ten countries, including Korea and Peru, with more to come.",
    "Sales began in ten countries (including Korea and Peru) with more to come.",
  ],
  [
    "Kyoto, a popular stop on the tour, is full of temples.",
    "Kyoto (a popular stop on the tour) is full of temples.",
  ],
  ["They sell grains,\nsuch as rice and wheat.", "They sell grains\n(such as rice and wheat)."],
]);

leaves(brackets, [
  "With many toppings, including fruit and nuts, there is something for all.",
  "Attacks can hit services, such as power grids, disrupting trade and causing losses.",
  "It should name ways to settle disputes, such as talks or a hearing, and any limits on claims.",
  "It can be explained by a number of factors, including rain and wind.",
  "The gym offers classes, including yoga, spin, and dance, all year.",
  "He lists services, such as rail, that nobody uses.",
  "Grains such as rice and wheat are sown here.",
  "The menu, which takes six minutes to hear, is far too long.",
  "They set standards for all stops, including seats, lights, and ramps.",
  "Patience, a skill prized in every trade, is learned early.",
  "Mark, a fellow clerk, is quiet and kind.",
  "The match, a pivotal event, starts at noon.",
  "The walkout, which has closed the ports, is in its third week.",
  "The diet, a testament to the region's past, is famous.",
  "Jack, a tall man from the north, walked in.",
  "Grains, such as rice and wheat, are sown here (and in the north).",
  "It rained (as ever). Grains, such as rice and wheat, are sown here.",
  "“Grains, such as rice and wheat, are sown here,” he said.",
]);
