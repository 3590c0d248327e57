import { expect, test } from "vitest";
import { loadEngine } from "../node.ts";

const text = `In today's rapidly evolving workplace, remote collaboration has become a cornerstone of modern business.
Organizations are increasingly leveraging digital tools to foster meaningful connections among their teams. These tools
enable employees to navigate complex projects with confidence, underscoring the crucial role of clear communication. It
is important to note that people hope for this. Moreover, a comprehensive approach can unlock human potential.`;

const quoted = (message = "") => [...message.matchAll(/“(.+?)”/g)].map(([, word]) => word);

test("names what readers know machines by first, and no word that everybody uses", () => {
  const { reasons } = loadEngine().detect(text);
  const words = quoted(reasons.find(({ id }) => id === "overused-words")?.message);
  expect(words.length).toBeGreaterThan(3);
  for (const word of ["that", "their", "note", "people", "hope", "this", "with"])
    expect(words).not.toContain(word);
  expect(
    words
      .slice(0, 3)
      .some((word) => /^(leverag|foster|underscor|crucial|cornerstone|navigat|unlock)/.test(word ?? "")),
  ).toBe(true);
});
