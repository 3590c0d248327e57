import { describe, expect, test } from "vitest";
import { bracketsOrigin } from "../rewrite/brackets.ts";
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

  test("tells the first word of a text, and the last of one that ends without a stop", () => {
    const title = "Habits form slowly at home and stay with people";
    const echoes = createEchoes(title, [{ start: 0, end: title.length }]);
    expect(echoes.repeats(swapIn(title, "home", "habit"), 0)).toBe(true);
    expect(echoes.repeats(swapIn(title, "form", "people"), 0)).toBe(true);
  });

  test("tells a phrase that the sentence before has", () => {
    const rung = "At the same time, it rang. It ended simultaneously.";
    const both = [
      { start: 0, end: 26 },
      { start: 27, end: rung.length },
    ];
    const echoes = createEchoes(rung, both);
    expect(echoes.repeats(swapIn(rung, "simultaneously", "at the same time"), 1)).toBe(true);
    expect(echoes.repeats(swapIn(rung, "simultaneously", "all at once"), 1)).toBe(false);
  });

  test("tells a second “about” before a figure", () => {
    const twice = "Approximately nine came, and roughly half of them stayed.";
    const echoes = createEchoes(twice, [{ start: 0, end: twice.length }]);
    const later = swapIn(twice, "roughly", "about");
    expect(echoes.repeats(later, 0)).toBe(false);
    echoes.add(swapIn(twice, "Approximately", "About"), 0);
    expect(echoes.repeats(later, 0)).toBe(true);
  });

  test("tells an aside beside a sentence that was given brackets", () => {
    const echoes = createEchoes(source, bounds);
    const aside = { ...swap("show more", "show (more)"), origin: bracketsOrigin };
    expect(echoes.repeats(aside, 2)).toBe(false);
    echoes.add(swap("indicate", "(indicate)"), 1);
    expect(echoes.repeats(aside, 2)).toBe(true);
  });

  test.each([
    ["But", "However,"],
    ["So", "Hence,  "],
  ])("tells a second “%s” that opens a sentence near", (lead, opener) => {
    const text = `${opener} it rained. We stayed. ${opener} it was warm. They sang. They ate. They slept. ${opener} it cost us.`;
    const spans = [...text.matchAll(/[^ ][^.]*\./g)].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }));
    const turn = (sentence: number) => {
      const start = spans[sentence]?.start ?? 0;
      return { ...swapIn(text.slice(start), opener, lead), start, end: start + 8 };
    };
    const echoes = createEchoes(text, spans);
    expect(echoes.repeats(turn(2), 2)).toBe(false);
    echoes.add(turn(0), 0);
    expect(echoes.repeats(turn(2), 2)).toBe(true);
    expect(echoes.repeats(turn(6), 6)).toBe(false);
    expect(
      createEchoes(`${lead} no. ${text}`, [
        { start: 0, end: lead.length + 4 },
        { start: lead.length + 5, end: lead.length + 24 },
      ]).repeats(turn(0), 1),
    ).toBe(true);
  });

  test("tells a second “set”", () => {
    const twice = "They will embark on a tour. The plan outlines it.";
    const echoes = createEchoes(twice, [
      { start: 0, end: 27 },
      { start: 28, end: twice.length },
    ]);
    const later = swapIn(twice, "outlines", "sets out");
    expect(echoes.repeats(later, 1)).toBe(false);
    echoes.add(swapIn(twice, "embark", "set out"), 0);
    expect(echoes.repeats(later, 1)).toBe(true);
  });

  test("tells “deep” beside “deepened”, and a second “see” that an edit brings", () => {
    const text = "A profound respect grew, and it deepened. I recognize it. I came to understand it.";
    const ends = [41, 57, text.length];
    const spans = ends.map((end, i) => ({ start: i ? (ends[i - 1] ?? 0) + 1 : 0, end }));
    const echoes = createEchoes(text, spans);
    expect(echoes.repeats(swapIn(text, "profound", "deep"), 0)).toBe(true);
    const later = swapIn(text, "understand", "see");
    expect(echoes.repeats(later, 2)).toBe(false);
    echoes.add(swapIn(text, "recognize", "see"), 1);
    expect(echoes.repeats(later, 2)).toBe(true);
  });

  test("tells a second “real” two sentences on", () => {
    const twice =
      "They offer significant benefits to the town and to all of its schools. The second line says nothing of the kind. The third shows the tangible effect of it.";
    const ends = [70, 112, twice.length];
    const spans = ends.map((end, i) => ({ start: i ? (ends[i - 1] ?? 0) + 1 : 0, end }));
    const echoes = createEchoes(twice, spans);
    const later = swapIn(twice, "tangible", "real");
    expect(echoes.repeats(later, 2)).toBe(false);
    echoes.add(swapIn(twice, "significant", "real"), 0);
    expect(echoes.repeats(later, 2)).toBe(true);
  });

  test("tells a second “helpful” in the sentence after a long one", () => {
    const between = "to receive a list of the people who will read it, with the rules that they now go by.";
    const far = `It would be helpful ${between} If it would be beneficial, we could call.`;
    const start = far.indexOf("If");
    const spans = [
      { start: 0, end: start - 1 },
      { start, end: far.length },
    ];
    expect(createEchoes(far, spans).repeats(swapIn(far, "beneficial", "helpful"), 1)).toBe(true);
  });

  test("tells a second “voiced” two sentences on", () => {
    const between =
      "She conceded that the repairs are needed, but held that the county had looked at no grants.";
    const far = `He expressed doubts. ${between} ${between} Others voiced hopes.`;
    const ends = [20, 20 + between.length + 1, 20 + 2 * (between.length + 1), far.length];
    const spans = ends.map((end, i) => ({ start: i ? (ends[i - 1] ?? 0) + 1 : 0, end }));
    expect(createEchoes(far, spans).repeats(swapIn(far, "expressed", "voiced"), 0)).toBe(true);
  });

  test("tells “improvements” beside “improve”", () => {
    const twice = "It will improve the speed, and enhancements will follow.";
    const whole = [{ start: 0, end: twice.length }];
    expect(createEchoes(twice, whole).repeats(swapIn(twice, "enhancements", "improvements"), 0)).toBe(true);
    expect(createEchoes(twice, whole).repeats(swapIn(twice, "enhancements", "additions"), 0)).toBe(false);
  });

  test("tells “growing” beside “growth”", () => {
    const twice = "The rapid growth of sales and their increasing spread went on.";
    const whole = [{ start: 0, end: twice.length }];
    expect(createEchoes(twice, whole).repeats(swapIn(twice, "increasing", "growing"), 0)).toBe(true);
    expect(createEchoes(twice, whole).repeats(swapIn(twice, "increasing", "wider"), 0)).toBe(false);
  });

  test("tells a second “though” two sentences on", () => {
    const between = "The last boat passed through the locks in the wet spring of the year after that.";
    const far = `The rails, however, won. ${between} ${between} Those who look, though, still find it.`;
    const ends = [24, 24 + between.length + 1, 24 + 2 * (between.length + 1), far.length];
    const spans = ends.map((end, i) => ({ start: i ? (ends[i - 1] ?? 0) + 1 : 0, end }));
    expect(createEchoes(far, spans).repeats(swapIn(far, "however", "though"), 0)).toBe(true);
  });

  test("tells a second “also”", () => {
    const twice = "Moreover, it works. It is also cheap.";
    const both = [
      { start: 0, end: 19 },
      { start: 20, end: twice.length },
    ];
    expect(createEchoes(twice, both).repeats(swapIn(twice, "Moreover", "Also"), 0)).toBe(true);
  });

  test("tells a word that stands near in the sentence before or after", () => {
    expect(createEchoes(source, bounds).repeats(swap("reveal", "indicate"), 0)).toBe(true);
    expect(createEchoes(source, bounds).repeats(swap("cars", "graphs"), 2)).toBe(true);
    const far = `${source} ${"And on it goes. ".repeat(12)}Then they halt.`;
    const last = { start: far.indexOf("Then"), end: far.length };
    expect(createEchoes(far, [last]).repeats(swapIn(far, "halt", "stop"), 0)).toBe(false);
  });

  test("tells a word that was brought into the sentence before or after", () => {
    const echoes = createEchoes(source, bounds);
    expect(echoes.repeats(swap("reveal", "prove"), 0)).toBe(false);
    echoes.add(swap("reveal", "prove"), 0);
    expect(echoes.repeats(swap("indicate", "proves"), 1)).toBe(true);
    expect(echoes.repeats(swap("stop", "proves"), 0)).toBe(true);
  });

  test("tells the short words that stand out too", () => {
    const echoes = createEchoes(source, bounds);
    echoes.add(swap("reveal", "say"), 0);
    expect(echoes.repeats(swap("indicate that", "say that"), 1)).toBe(true);
  });

  test.each([
    ["She spearheaded a plan that led to growth.", "spearheaded", "led"],
    ["He is leading a plan that resulted in growth.", "resulted in", "led to"],
    ["They met in a chance encounter.", "encounter", "meeting"],
    ["Here is a method to learn in this way.", "method", "way"],
    ["The staff were well trained to use it effectively.", "effectively", "well"],
  ])("tells the short word in “%s” with “%s” as “%s”", (said, words, replacement) => {
    const echoes = createEchoes(said, [{ start: 0, end: said.length }]);
    expect(echoes.repeats(swapIn(said, words, replacement), 0)).toBe(true);
  });

  test("tells a second “very” two sentences on", () => {
    const echoes = createEchoes(source, bounds);
    echoes.add(swap("reveal", "very prove"), 0);
    expect(echoes.repeats(swap("stop", "very"), 2)).toBe(true);
    expect(echoes.repeats(swap("stop", "proves"), 2)).toBe(false);
  });

  test("tells a “many” that an edit brings beside one that stands, or that another edit brought", () => {
    const many = "They came. Countless cars stop. Numerous bikes pass.";
    const three = [
      { start: 0, end: 10 },
      { start: 11, end: 31 },
      { start: 32, end: many.length },
    ];
    const standing = many.replace("They", "Many");
    expect(createEchoes(standing, three).repeats(swapIn(standing, "Countless", "Many"), 1)).toBe(true);
    const echoes = createEchoes(many, three);
    expect(echoes.repeats(swapIn(many, "Countless", "Many"), 1)).toBe(false);
    echoes.add(swapIn(many, "Countless", "Many"), 1);
    expect(echoes.repeats(swapIn(many, "Numerous", "Many"), 2)).toBe(true);
    expect(echoes.repeats(swapIn(many, "Numerous", "Several"), 2)).toBe(false);
  });

  test("hears an adjective in its noun", () => {
    const words = "It shows the significance of key events.";
    const echoes = createEchoes(words, [{ start: 0, end: words.length }]);
    echoes.add(swapIn(words, "significance", "importance"), 0);
    expect(echoes.repeats(swapIn(words, "key", "important"), 0)).toBe(true);
  });

  test("tells a second “key”", () => {
    const keys =
      "It is a key part. It adds, as the tide goes out over the sands for an hour or two and the boats lie on their sides, another crucial piece.";
    const both = [
      { start: 0, end: 17 },
      { start: 18, end: keys.length },
    ];
    expect(createEchoes(keys, both).repeats(swapIn(keys, "crucial", "key"), 1)).toBe(true);
  });

  test("tells a second “often” three lines on", () => {
    const often =
      "They often lack the help of those who could show them how to meet a guest who shouts at them all day long. As the study notes, drivers frequently go out.";
    const both = [
      { start: 0, end: 106 },
      { start: 107, end: often.length },
    ];
    expect(createEchoes(often, both).repeats(swapIn(often, "frequently", "often"), 1)).toBe(true);
  });

  test("hears a long word from further than a short one", () => {
    const far =
      "It is revolutionizing the clinics by giving every ward the same reports as soon as they are ready for the next doctor on duty. From the first images to the last letter home, on any given day and in each of the wards, the tools are transforming how people work.";
    const both = [
      { start: 0, end: 126 },
      { start: 127, end: far.length },
    ];
    expect(createEchoes(far, both).repeats(swapIn(far, "revolutionizing", "transforming"), 0)).toBe(true);
    expect(createEchoes(far, both).repeats(swapIn(far, "revolutionizing", "people"), 0)).toBe(false);
  });

  test("hears “influence” in “influential”", () => {
    const twice = "It is influential. It shapes our choices.";
    const both = [
      { start: 0, end: 18 },
      { start: 19, end: twice.length },
    ];
    expect(createEchoes(twice, both).repeats(swapIn(twice, "shapes", "influences"), 1)).toBe(true);
  });

  test("hears “difficulty” in its plural beside “difficult”", () => {
    const twice = "It had its challenges. That was a difficult time.";
    const both = [
      { start: 0, end: 22 },
      { start: 23, end: twice.length },
    ];
    const echoes = createEchoes(twice, both);
    expect(echoes.repeats(swapIn(twice, "challenges", "difficulties"), 0)).toBe(true);
    expect(echoes.repeats(swapIn(twice, "challenges", "problems"), 0)).toBe(false);
  });

  test("hears an “only” that an edit brings beside another", () => {
    const twice = "It was seen as the only cause, but it was merely a symptom.";
    const echoes = createEchoes(twice, [{ start: 0, end: twice.length }]);
    expect(echoes.repeats(swapIn(twice, "merely", "only"), 0)).toBe(true);
    expect(echoes.repeats(swapIn(twice, "merely", "just"), 0)).toBe(false);
  });

  test("hears “choose” behind “choice”", () => {
    const twice = "The choice is yours. Opt for the tea.";
    const both = [
      { start: 0, end: 20 },
      { start: 21, end: twice.length },
    ];
    expect(createEchoes(twice, both).repeats(swapIn(twice, "Opt for", "Choose"), 1)).toBe(true);
  });

  test("passes small words and those that stand in the place of the edit", () => {
    const echoes = createEchoes(source, bounds);
    expect(echoes.repeats(swap("and cars stop", "and so cars stop"), 2)).toBe(false);
    expect(echoes.repeats(swap("stop", "more than that"), 2)).toBe(false);
  });
});
