import { describe, expect, test } from "vitest";
import { isScholarly } from "./scholarly.ts";

describe("isScholarly", () => {
  test.each([
    "Methods: Seedlings (n = 240) were assigned to four groups. Results: Shoots were longer (p < 0.01). These findings matter.",
    "This paper examines road pricing. We find no decline. The results hold under other specifications.",
    "The literature has grown (Boyd et al., 2011). Methodological problems persist. Most studies are cross-sectional.",
  ])("sees a paper in “%s”", (text) => {
    expect(isScholarly(text)).toBe(true);
  });

  test.each([
    "Research by Cooper and colleagues (2006) found that homework helps. This essay argues that it should stay.",
    "We find that our guests love the pool. Results may vary.",
    "In this paper I will show why the novel still matters to readers today.",
    "Participants in the run got a medal. The results are on our site.",
  ])("sees none in “%s”", (text) => {
    expect(isScholarly(text)).toBe(false);
  });
});
