import { expect, test } from "vitest";
import { assistantTalk } from "./assistant-talk.ts";

test.each([
  ["Certainly! Here is a summary:\n\nThe garden feeds us.", "Certainly! Here is a summary:"],
  ["Sure, here’s the essay.\nThe garden feeds us.", "Sure, here’s the essay."],
  ["Great question! There are three ways.", "Great question! There are three ways."],
  ["As an AI language model, I like gardens.", "As an AI language model, I like gardens."],
  [
    "The garden feeds us. I hope this helps! Let me know if you have any other questions, or want more.",
    "I hope this helps! Let me know if you have any other …",
  ],
  ["Gardens feed us. Would you like me to make it shorter?", "Would you like me to make it shorter?"],
  [
    "Here's a more natural version of your text: Gardens.",
    "Here's a more natural version of your text: Gardens.",
  ],
])("hears an assistant in %j", (text, words) => {
  expect(assistantTalk(text)).toBe(words);
});

test.each([
  "Certainly, the garden feeds us.",
  "Here is a summary of the report.",
  "“Great question!” he said.",
  "Hi Tom, I hope this helps. Let me know if you have questions.",
  "He asked whether she would like him to go.",
  "Our models hold personal opinions of gardens.",
])("hears none in %j", (text) => {
  expect(assistantTalk(text)).toBeNull();
});

test("quotes the words without the line end of Windows", () => {
  expect(assistantTalk("Great question! Here it is.\r\nGardens feed us.")).toBe(
    "Great question! Here it is.",
  );
});
