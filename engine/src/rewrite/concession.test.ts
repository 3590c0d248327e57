import { expect, test } from "vitest";
import { rewritesOf } from "./apply-rewrite.ts";
import { concession } from "./concession.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(concession, [
  ["Although he was tired, he kept going.", "He was tired, but he kept going."],
  [
    "While online classes offer freedom, they can be lonely.",
    "Online classes offer freedom, but they can be lonely.",
  ],
  [
    "The fruit is less fresh here, while organic food is dearer than in town.",
    "The fruit is less fresh here, and organic food is dearer than in town.",
  ],
  ["Because the bridge is closed, we take the ferry.", "The bridge is closed, so we take the ferry."],
  [
    "The prose draws the reader in, while the structure reflects the nature of memory.",
    "The prose draws the reader in, and the structure reflects the nature of memory.",
  ],
  [
    "Some firms offer free trials, while others charge from the start.",
    "Some firms offer free trials, and others charge from the start.",
  ],
  [
    "Each morning, one thing is clear, while the rest is fog.",
    "Each morning, one thing is clear, but the rest is fog.",
  ],
  ["The first is measured, while the second is not.", "The first is measured, but the second is not."],
  [
    "Most herbs need sun, while mint can stand in shade.",
    "Most herbs need sun, but mint can stand in shade.",
  ],
]);
leaves(concession, [
  "Personal debts have grown by a tenth, while incomes have risen by a mere point.",
  "A rising GDP means that firms expand, while a declining GDP may point to a recession.",
  "While it is a loud bar, which may not suit everyone, the prices draw a crowd.",
  "Because they contain no moving parts, the panels last long.",
  "Although she was tired, the nurse stayed.",
  "While he slept, she packed the bags.",
  "While the public gaze is often caught by the bulk of scanners, the hypnotic glow of baggage X-ray monitors, and the silent vigilance of software, these are merely tools.",
  "While you have everything apart, it is wise to clean the valve.",
  "While they argue, I doze in a chair.",
  "The gift comes with each order, while supplies last.",
  "The clerk, initially a bore, becomes a hero, while respectable men join the mob outside.",
  "The lights remain bright all night, while the rack holds two bags.",
  "Cyclists have voiced frustration over the wait, while shop owners have welcomed the extra trade.",
  "Since he left, she has lived alone.",
  "Students from rich families learn this at home, while their less privileged peers are left to guess.",
  "Peppers need five gallons of soil, while herbs are happy in smaller pots.",
  "Good deeds add to a face, while harmful acts leave their mark on it.",
  "Investors push for short-term returns, while the owners plan for long-term growth.",
  "There is a fear that these firms, while they have much to offer, might lack the means to go on.",
  "English accounts tell of courage, while Spanish accounts dwell on the storms.",
  "Although tired, he kept going.",
  "Because the truth is, I do not know.",
  "Because that is what the man does best, you see.",
  "Because the bridge is closed, many people take the ferry.",
  "Because the roads are so narrow in the old town, we take the ferry.",
  "The views have changed a lot, with old towns stressing duty, while new towns focus on care.",
]);
test("turns no sentence with “but” behind or before another turn", () => {
  const old = "It is old, but it works.";
  const slow = "Although it is slow, it is safe.";
  expect(rewritesOf(concession, `${old} ${slow}`)).toEqual([]);
  expect(rewritesOf(concession, `${slow} However, it is dear.`)).toEqual([]);
});
test("keeps “so” out of formal texts", () => {
  expect(rewritesOf(concession, "Because the bridge is closed, we take the ferry.", "formal")).toEqual([]);
});
