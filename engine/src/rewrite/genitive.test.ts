import { genitive } from "./genitive.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(genitive, [
  ["They praised the success of the company.", "They praised the company's success."],
  ["The needs of our students come first.", "Our students' needs come first."],
  ["He touched the face of the woman.", "He touched the woman's face."],
]);
leaves(genitive, [
  "They saw the history of the city of Rome.",
  "They praised the success of the company that won.",
  "The size of a company matters.",
  "He studied the process of the reaction.",
  "The authors of these studies agree.",
  "It serves the interests of the nation as a whole.",
  "It was a crime in the eyes of the world.",
  "The shifts have changed the face of our planet.",
  "She became the face of the company.",
  "Serve as the voice of the customer in every review.",
]);
