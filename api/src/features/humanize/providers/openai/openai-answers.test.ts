import { describe, expect, it } from "vitest";
import { type Act, inTurn, paragraphwise, type Script, tagged } from "../../../../../test/scripted-model.ts";
import { act, good, goodExcept, model, result, rewrite, run } from "../../../../../test/scripted-provider.ts";

describe("an answer that breaks a rule", () => {
  const faults: readonly (readonly [fault: string, script: Script])[] = [
    ["numbers", goodExcept("1,400", "1,500")],
    ["negation", goodExcept("didn't count", "counted")],
    ["placeholder", goodExcept(/⟦\d⟧/u, "that")],
    ["placeholder", goodExcept(/⟦(\d)⟧/u, "⟦$1⟧⟦$1⟧")],
    ["placeholder", goodExcept(/⟦\d⟧/u, "⟦99⟧")],
    [
      "placeholder",
      paragraphwise((text) =>
        rewrite(text).replace(
          /⟦(\d)⟧(.*)⟦(\d)⟧/u,
          (_, a: string, between: string, b: string) => `⟦${b}⟧${between}⟦${a}⟧`,
        ),
      ),
    ],
    ["numbers", goodExcept("1,400", "fourteen hundred")],
    ["negation", goodExcept("didn't count", "hardly counted")],
    ["markup", ({ paragraphs }) => ({ text: tagged(paragraphs.map((text) => `<b>${rewrite(text)}</b>`)) })],
    [
      "unfinished",
      ({ paragraphs }) => ({
        text: tagged(paragraphs.map(rewrite)).replace(/every spring\.[\s\S]*$/, "every"),
        finish: "length",
      }),
    ],
    ["names", goodExcept("Maya Ortiz", "Maya Lopez")],
    [
      "chatter",
      paragraphwise((text, i) =>
        i === 0 ? `Sure, here is the rewritten text: ${rewrite(text)}` : rewrite(text),
      ),
    ],
    ["left out", ({ paragraphs }) => ({ text: tagged(["", rewrite(paragraphs[1] ?? "")]) })],
    [
      "language",
      act({
        text: tagged([
          "La ciudad no contó sus 1,400 jardines hasta que se lo pidió.",
          "Cada primavera los vecinos plantan.",
        ]),
      }),
    ],
  ];

  it.each(faults)("is repaired: %s", async (_, script) => {
    const { text, use, report, metering } = await run(inTurn(script, good));
    expect(text).toBe(result);
    expect(use.fallback).toBe(false);
    expect(report.heldBack).toEqual([]);
    expect(metering.attempts).toBe(2);
  });

  it.each(faults)("is dropped where two repairs break it too: %s", async (fault, script) => {
    const { text, report, metering } = await run(script);
    expect(metering.attempts).toBe(3);
    for (const kept of [
      "1,400",
      "Maya Ortiz",
      "`npm test`",
      "https://example.org/plots",
      '"Nobody should lose a garden,"',
    ])
      expect(text.split(kept)).toHaveLength(2);
    expect(text).toMatch(/did not|didn't/);
    expect(text).not.toMatch(/Sure|⟦|\uFFFC|jardines/u);
    expect(report.heldBack.map(({ reason }) => reason)).toContain(fault);
    expect(report.notes.map(({ text }) => text).join()).toContain("did not pass the checks");
  });

  it("names in the repair what broke, and sends only what is at fault", async () => {
    await run(inTurn(goodExcept("1,400", "1,500"), good));
    const repair = model.requests[1];
    expect(repair?.paragraphs).toEqual([expect.stringContaining("1,400")]);
    expect(repair?.user).toContain("numbers or units differ");
    expect(repair?.system).toBe(model.requests[0]?.system);
  });

  it("loses nothing to chatter around the text", async () => {
    const { text, metering } = await run(({ paragraphs }) => ({
      text: `Sure! Here is your text:\n\n${tagged(paragraphs.map(rewrite))}\n\nHope this helps!`,
    }));
    expect(text).toBe(result);
    expect(metering.attempts).toBe(1);
  });

  it("is taken without its tags where its paragraphs are as many", async () => {
    const { text } = await run(({ paragraphs }) => ({ text: paragraphs.map(rewrite).join("\n\n") }));
    expect(text).toBe(result);
  });
});

describe("an answer that is none", () => {
  it("is an error where not one sentence of it stands and nothing stands in", async () => {
    const german =
      "Die Stadt zählte ihre Gärten erst, als viele Menschen sie ausdrücklich darum gebeten hatten. Jeden Frühling pflanzen die Nachbarn dort gemeinsam Bohnen an.";
    const declines = act({ text: "Es tut mir leid, aber dabei kann ich nicht helfen." });
    await expect(run(declines, { text: german, env: { PROVIDER_FALLBACK: "local" } })).rejects.toMatchObject({
      status: 502,
      code: "provider_failed",
    });
  });

  it.each<readonly [string, Act]>([
    ["a refusal in words", { text: "I'm sorry, but I can't help with that." }],
    ["a refusal in tags", { text: tagged(["I cannot assist with this request.", ""]) }],
    ["the API's own refusal", { refusal: "No." }],
    ["a filtered answer", { text: "<p1>The", finish: "content_filter" }],
  ])("is an error, whatever may stand in: %s", async (_, value) => {
    await expect(run(act(value), { env: { PROVIDER_FALLBACK: "local" } })).rejects.toMatchObject({
      status: 422,
      code: "provider_refused",
    });
  });

  it.each(["", "  \n"])("is an error, whatever may stand in: %j", async (text) => {
    await expect(run(act({ text }), { env: { PROVIDER_FALLBACK: "local" } })).rejects.toMatchObject({
      status: 502,
      code: "provider_failed",
    });
    expect(model.requests).toHaveLength(2);
  });
});
