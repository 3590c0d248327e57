import type { Counts } from "./test-report.ts";

/** What a stage came to; a stage without tests of its own leaves `counts` out. */
export type Outcome = { ok: boolean; output: string; counts?: Counts };

export type Stage = { name: string; run: () => Promise<Outcome> };

/**
 * Runs groups of stages, one group after the other, the stages of a group side by side. Prints a line for each stage
 * as it ends, the output of each that failed, and last of all how many tests passed and failed.
 * @returns whether all is well
 */
export async function runStages(
  groups: readonly (readonly Stage[])[],
  print: (line: string) => void,
  now: () => number = performance.now.bind(performance),
): Promise<boolean> {
  const total = { passed: 0, failed: 0 };
  const started = now();
  const width = Math.max(...groups.flat().map(({ name }) => name.length)) + 2;

  async function runOne({ name, run }: Stage): Promise<void> {
    const from = now();
    const outcome = await run().catch((error: unknown): Outcome => ({ ok: false, output: String(error) }));
    const { passed, failed, skipped } = outcome.counts ?? { passed: 0, failed: 0, skipped: 0 };
    // Neither an exit code nor a report is trusted alone: some tool may end with 0 in spite of failed tests.
    const ok = outcome.ok && failed === 0;
    total.passed += passed;
    total.failed += ok ? 0 : Math.max(failed, 1);

    const tests = [
      `${passed} passed`,
      `${failed} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ].join(", ");
    const columns = [
      ok ? "ok    " : "FAILED",
      seconds(now() - from).padStart(8),
      outcome.counts ? tests : "",
    ];
    print(`${name.padEnd(width)}${columns.join("  ")}`.trimEnd());
    if (!ok) print(`\n${outcome.output.trimEnd()}\n`);
  }

  for (const group of groups) await Promise.all(group.map(runOne));
  print(`\nAll stages took ${seconds(now() - started)}.`);
  print(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
