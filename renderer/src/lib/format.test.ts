import { expect, test } from "vitest";
import { counted, formatCount, initials, percent, preview, relativeTime } from "./format.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1.0k"],
  [12_345, "12.3k"],
  [999_949, "999.9k"],
  [999_950, "1.0M"],
  [1_000_000, "1.0M"],
  [2_460_000, "2.5M"],
])("%i counts as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [0, "0 users"],
  [1, "1 user"],
  [1_234, "1,234 users"],
])("counts %i as %s", (count, text) => {
  expect(counted(count, "user")).toBe(text);
});

test.each([
  [0, "Just now"],
  [59 * 60_000, "Just now"],
  [3_600_000, "1 hour ago"],
  [23.9 * 3_600_000, "23 hours ago"],
  [24 * 3_600_000, "Yesterday"],
  [47.9 * 3_600_000, "Yesterday"],
  [48 * 3_600_000, "2 days ago"],
  [400 * 24 * 3_600_000, "400 days ago"],
  // Clocks differ a little between a server and a browser.
  [-5_000, "Just now"],
])("%i ms back is %s", (ago, text) => {
  const now = Date.parse("2025-11-21T12:00:00.000Z");
  expect(relativeTime(new Date(now - ago).toISOString(), now)).toBe(text);
});

test("previews by characters, on one line, and says where the text goes on", () => {
  expect(preview("Two\n\n lines", 100)).toBe("Two lines");
  expect(preview("a".repeat(80), 80)).toBe("a".repeat(80));
  expect(preview("a".repeat(81), 80)).toBe(`${"a".repeat(80)}…`);
  expect(preview("👩‍🚀".repeat(3), 3)).toBe("👩‍🚀…");
});

test("takes the first two characters for an avatar", () => {
  expect(initials("maya.ortiz")).toBe("MA");
  expect(initials("é")).toBe("É");
});

test("rounds shares, but never up to all", () => {
  expect(percent(0.6976)).toBe("70%");
  expect(percent(0.001)).toBe("0%");
  expect(percent(0.998)).toBe("99%");
  expect(percent(1)).toBe("100%");
});
