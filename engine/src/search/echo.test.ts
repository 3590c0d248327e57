import { describe, expect, test } from "vitest";
import { swapIn } from "../rewrite/candidate.fixture.ts";
import { createEchoes } from "./echo.ts";

const source =
  "The tests reveal much. The graphs indicate that it works. Old plans show more, and cars stop.";
const bounds = source.split(/(?<=\.) /).map((text) => {
  const start = source.indexOf(text);
  return { start, end: start + text.length };
});

const swap = (words: string, replacement: string) => swapIn(source, words, replacement);

describe("createEchoes", () => {
  test("tells a word that its sentence has in another form", () => {
    expect(createEchoes(source, bounds).repeats(swap("stop", "showed up"), 2)).toBe(true);
    expect(createEchoes(source, bounds).repeats(swap("stop", "halt"), 2)).toBe(false);
  });

  test("tells a word that was brought into the sentence before or after", () => {
    const echoes = createEchoes(source, bounds);
    expect(echoes.repeats(swap("reveal", "show"), 0)).toBe(false);
    echoes.add(swap("reveal", "show"), 0);
    expect(echoes.repeats(swap("indicate", "shows"), 1)).toBe(true);
    expect(echoes.repeats(swap("stop", "shows"), 0)).toBe(true);
  });

  test("tells the short words that stand out too", () => {
    const echoes = createEchoes(source, bounds);
    echoes.add(swap("reveal", "say"), 0);
    expect(echoes.repeats(swap("indicate that", "say that"), 1)).toBe(true);
  });

  test("passes small words and those that stand in the place of the edit", () => {
    const echoes = createEchoes(source, bounds);
    expect(echoes.repeats(swap("and cars stop", "and so cars stop"), 2)).toBe(false);
    expect(echoes.repeats(swap("stop", "more than that"), 2)).toBe(false);
  });
});
