import { expect, test } from "vitest";
import { type Outcome, runStages, type Stage } from "./stages.ts";

function stage(name: string, outcome: Outcome): Stage {
  return { name, run: async () => outcome };
}

async function run(...groups: Stage[][]): Promise<{ ok: boolean; lines: string[] }> {
  const lines: string[] = [];
  const ok = await runStages(
    groups,
    (line) => lines.push(line),
    () => 1_500,
  );
  return { ok, lines };
}

test("prints a line a stage and sums the tests at the end", async () => {
  const { ok, lines } = await run(
    [stage("types", { ok: true, output: "noise" })],
    [stage("unit", { ok: true, output: "noise", counts: { passed: 5, failed: 0, skipped: 0 } })],
    [stage("browser", { ok: true, output: "noise", counts: { passed: 3, failed: 0, skipped: 1 } })],
  );
  expect(ok).toBe(true);
  expect(lines).toEqual([
    "types    ok         0.0 s",
    "unit     ok         0.0 s  5 passed, 0 failed",
    "browser  ok         0.0 s  3 passed, 0 failed, 1 skipped",
    "\nAll stages took 0.0 s.",
    "8 passed, 0 failed",
  ]);
});

test("shows the output of a stage that failed and still runs the others", async () => {
  const { ok, lines } = await run(
    [
      stage("unit", {
        ok: false,
        output: "expected 1 to be 2\n",
        counts: { passed: 5, failed: 2, skipped: 0 },
      }),
    ],
    [stage("browser", { ok: true, output: "", counts: { passed: 3, failed: 0, skipped: 0 } })],
  );
  expect(ok).toBe(false);
  expect(lines).toContain("\nexpected 1 to be 2\n");
  expect(lines.at(-1)).toBe("8 passed, 2 failed");
});

test("a stage that fails outside of its tests never ends in '0 failed'", async () => {
  const withTests = stage("unit", {
    ok: false,
    output: "leak",
    counts: { passed: 5, failed: 0, skipped: 0 },
  });
  const thrown: Stage = { name: "lint", run: () => Promise.reject(new Error("no such tool")) };
  const { ok, lines } = await run([withTests, thrown]);
  expect(ok).toBe(false);
  expect(lines).toContain("\nError: no such tool\n");
  expect(lines.at(-1)).toBe("5 passed, 2 failed");
});

test("failed tests count even if their tool ended well", async () => {
  const unit = stage("unit", {
    ok: true,
    output: "one failed",
    counts: { passed: 5, failed: 1, skipped: 0 },
  });
  const { ok, lines } = await run([unit]);
  expect(ok).toBe(false);
  expect(lines[0]).toContain("unit  FAILED");
  expect(lines).toContain("\none failed\n");
  expect(lines.at(-1)).toBe("5 passed, 1 failed");
});

test("the stages of a group run side by side, the groups one after the other", async () => {
  const order: string[] = [];
  const slow = (name: string, ms: number): Stage => ({
    name,
    run: async () => {
      order.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      order.push(`${name} ends`);
      return { ok: true, output: "" };
    },
  });
  await run([slow("a", 40), slow("b", 10)], [slow("c", 1)]);
  expect(order).toEqual(["a starts", "b starts", "b ends", "a ends", "c starts", "c ends"]);
});
