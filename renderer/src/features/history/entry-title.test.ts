import { expect, test } from "vitest";
import { entryTitle } from "./entry-title.ts";

test.each([
  [
    "In conclusion, it is important to",
    "In conclusion, it is\nimportant to note.",
    "In conclusion, it is important to…",
  ],
  [
    "In today's rapidly evolving digital landscape,",
    "In today's rapidly evolving digital landscape, work",
    "In today's rapidly evolving digital landscape…",
  ],
  ["We did it.", "We did it. And more.", "We did it."],
  ["A short text", "A short text", "A short text"],
  ["Executive Summary", "# Executive Summary\n\nThis report", "Executive Summary"],
  [
    "5 Reasons to Use TypeScript in",
    "## 5 Reasons to Use **TypeScript** in 2025\n\nIt",
    "5 Reasons to Use TypeScript in…",
  ],
  ["Hi there", "## Hi there\n\nHi there, and more", "Hi there"],
  ["Dear Sam,", "Dear Sam,\n\nThank you for it", "Dear Sam…"],
  ["My own title", "Some text", "My own title"],
])("%j of %j shows as %j", (title, originalText, shown) => {
  expect(entryTitle({ title, originalText })).toBe(shown);
});
