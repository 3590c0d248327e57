import { leaves, rewrites } from "./rule-cases.fixture.ts";
import { thatClause } from "./that-clause.ts";

rewrites(thatClause, [
  ["This limited funding means that the owner must save.", "This limited funding means the owner must save."],
  ["She knew that he would return.", "She knew he would return."],
  ["She told them about the plan that they made.", "She told them about the plan they made."],
]);
leaves(thatClause, [
  "They agreed at the outset that she would stay.",
  "She told him at noon that he could leave.",
  "I can state without hesitation that she is the best of them.",
  "I felt relief that I could go.",
  "Agree that it did.",
  "Please accept my regrets, and know that we care.",
  "It is in such moments that I find peace.",
  "He feared the idea that they might fail.",
  "It was so cold that we left.",
  "It is said that he left.",
  "There is a scene involving a swordfish that I will cherish for years.",
  "They argued that the tide would turn.",
  "The comforting lie that I was safe fell apart.",
  "He shared the belief of many young people that they can never fail.",
  "She denied the claims made by the clerk that she had lied.",
  "The boy revealed to the paper that he had seen it.",
  "Baker revealed in her memoir that she had left.",
  "It dawned on the crew that they were lost.",
  "It was so strangely similar to the cries of a small child that she turned back.",
]);
