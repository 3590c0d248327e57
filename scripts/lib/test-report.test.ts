import { expect, test } from "vitest";
import { playwrightCounts, vitestCounts } from "./test-report.ts";

test("Vitest's report: what passed, failed and was skipped", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: "passed", assertionResults: [{}] },
      { status: "failed", assertionResults: [{}] },
    ],
  };
  expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test("a test file that could not be loaded is a failed test", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: "failed", assertionResults: [] }],
  };
  expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test("Playwright's report: a flaky test passed, an error outside of tests is a failed one", () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: "no server" }],
  };
  expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

test("anything else is an error", () => {
  expect(() => vitestCounts("{}")).toThrow();
  expect(() => playwrightCounts("")).toThrow();
});
