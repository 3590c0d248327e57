import { describe, expect, it } from "vitest";
import { hasChatter, isRefusal } from "./chatter.ts";

const source = "The garden feeds the street.";

describe("hasChatter", () => {
  it.each([
    "Sure, here is the rewritten text: The garden feeds us.",
    "Certainly! The garden feeds us.",
    "Here’s a more human version of your text. The garden feeds us.",
    "Rewritten text: The garden feeds us.",
    "The garden feeds us. Let me know if you need changes.",
    "The garden feeds us. I've kept the placeholders as they are.",
    "As an AI language model, I like gardens.",
  ])("hears an assistant in %j", (after) => {
    expect(hasChatter(source, after)).toBe(true);
    expect(hasChatter(after, after)).toBe(false);
  });

  it.each([
    "The garden feeds us, sure.",
    "Surely the garden feeds us.",
    "Here is a garden that feeds us.",
    "We hope this garden feeds us.",
  ])("hears none in %j", (after) => {
    expect(hasChatter(source, after)).toBe(false);
  });
});

describe("isRefusal", () => {
  it.each([
    "I'm sorry, but I can't help with that.",
    "I’m sorry, but I cannot assist with this request.",
    "Unfortunately, I am unable to rewrite this.",
    "I cannot comply with this request.",
    "As an AI, I can't do this.",
  ])("hears one in %j", (after) => {
    expect(isRefusal(source, after)).toBe(true);
    expect(isRefusal(after, after)).toBe(false);
  });

  it.each(["I can't believe the garden feeds us.", "Sorry, the garden is closed."])(
    "hears none in %j",
    (after) => {
      expect(isRefusal(source, after)).toBe(false);
    },
  );
});
