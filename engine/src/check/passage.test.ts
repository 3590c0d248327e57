import { describe, expect, it } from "vitest";
import type { GroupRules } from "./group.ts";
import { checkPassage } from "./passage.ts";

const rules: GroupRules = { keep: [], english: true, holes: [] };
const first = "Bees pollinate 40 orchards across the valley every spring.";
const second = "Water reaches the lower fields through stone channels.";
const third = "The council does not repair these channels.";
const source = `${first} ${second} ${third}`;

const check = (after: string) => checkPassage(source, after, rules);

describe("checkPassage", () => {
  it("gives sound groups their places in the source", () => {
    const after = `Every spring, bees pollinate 40 orchards across the valley. ${second} The council doesn't repair these channels.`;
    const groups = check(after);
    expect(groups.map(({ fault }) => fault)).toEqual([null, null, null]);
    for (const { start, end, before } of groups) expect(source.slice(start, end)).toBe(before);
    expect(groups.map(({ after }) => after).join(" ")).toBe(after);
  });

  it("names the fault of the group at fault alone", () => {
    const groups = check(`${first.replace("40", "50")} ${second} The council repairs these channels.`);
    expect(groups.map(({ fault }) => fault)).toEqual(["numbers", null, "negation"]);
  });

  it("joins neighbors where what one lacks stands in the other", () => {
    const groups = check(
      `Bees pollinate orchards across the valley every spring, 40 in all. ${second} ${third}`,
    );
    expect(groups.map(({ fault }) => fault)).toEqual([null, null, null]);
    const moved = check(
      `Bees pollinate orchards across the valley every spring. Water reaches the 40 lower fields through stone channels. ${third}`,
    );
    expect(moved.map(({ before, fault }) => [before, fault])).toEqual([
      [`${first} ${second}`, null],
      [third, null],
    ]);
  });

  it("drops what was added and tells what was left out", () => {
    expect(check(`Great question! ${source} Hope this helps you out!`).map(({ after }) => after)).toEqual([
      first,
      second,
      third,
    ]);
    expect(check(`${first} ${third}`).map(({ fault }) => fault)).toEqual([null, "left out", null]);
  });

  it("calls everything left out of an empty rewrite", () => {
    expect(check("").map(({ fault }) => fault)).toEqual(["left out", "left out", "left out"]);
  });
});
