import { describe, expect, test } from "vitest";
import { isOfficial } from "./official.ts";

describe("isOfficial", () => {
  test.each([
    "The tenant shall notify the landlord of defects. Upon termination of this agreement, the deposit is returned.",
    "Neither party shall be liable. The licensee shall indemnify the licensor pursuant to section 4.",
    "Our analysis indicates a gain. Ridership is projected to grow by 18 percent. We therefore recommend a pilot with all stakeholders.",
  ])("sees one in “%s”", (text) => {
    expect(isOfficial(text)).toBe(true);
  });

  test.each([
    "My landlord is a kind man, and I have been a tenant here for years.",
    "Sales grew by 18 percent, and our stakeholders are happy.",
    "We shall overcome. We shall not be moved.",
    "We recommend the soup. About 30% of our guests order it.",
  ])("sees none in “%s”", (text) => {
    expect(isOfficial(text)).toBe(false);
  });
});
