import { z } from "zod";

/** How many tests a runner passed and failed. */
export type Counts = { passed: number; failed: number; skipped: number };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads Vitest's JSON report; a file that could not even be loaded counts as one failed test. */
export function vitestCounts(json: string): Counts {
  const report = vitestSchema.parse(JSON.parse(json));
  const broken = report.testResults.filter(
    (it) => it.status === "failed" && it.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's JSON report; an error outside of any test counts as one failed test. */
export function playwrightCounts(json: string): Counts {
  const { stats, errors } = playwrightSchema.parse(JSON.parse(json));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
