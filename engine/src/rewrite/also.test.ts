import { also } from "./also.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(also, [
  ["Additionally, the plan is cheap.", "The plan is also cheap."],
  ["Furthermore, the report shows a loss.", "The report also shows a loss."],
  ["Furthermore, the plan helps reduce costs.", "The plan also helps reduce costs."],
  ["Furthermore, social support reduces stress.", "Social support also reduces stress."],
  ["It is also worth noting that the plan is cheap.", "The plan is also cheap."],
  ["It is also important to note that the rules are strict.", "The rules are also strict."],
  ["It's also important to remember that the report shows a loss.", "The report also shows a loss."],
  ["It should also be noted that these roads had a darker side.", "These roads also had a darker side."],
  ["Additionally, Galway had a castle.", "Galway also had a castle."],
]);
leaves(also, [
  "Additionally, some researchers argue that the cost is too high.",
  "Furthermore, critics say that the plan is weak.",
  "The plan also saves time. Furthermore, the plan is cheap.",
  "Moreover, we give new evidence. We also document a decline.",
  "Moreover, 12 of the boats sank in the bay.",
  "Additionally, local officials say, the dam is old.",
  "Additionally, fast and cheap.",
  "Additional costs are high.",
  "Moreover, it may or may not work.",
  "Furthermore, the first trial was good, but the second was not.",
  "Moreover, marsh soils store large amounts of carbon.",
  "Additionally, data centers use a lot of water.",
  "Furthermore, two members of the team will attend.",
  "Additionally, it is important to note that costs are high.",
  "Moreover, poor control is itself a risk factor.",
  "Moreover, the plan is cheap and also quick.",
  "Furthermore, noise reducing support surfaces help patients.",
  "Additionally, Galway had the worst roads in the west.",
  "Moreover, the market is always changing.",
  "Moreover, the pressure is around ninety bars.",
  "Additionally, the fee is $20 a day.",
  "Furthermore, such tests cannot tell past from current infections.",
  "Additionally, pressure reducing support surfaces have been shown to help.",
]);
