import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Child, startChild } from "./child.ts";
import { ROOT, toolPath } from "./paths.ts";
import type { Outcome } from "./stages.ts";
import { type Counts, playwrightCounts, vitestCounts } from "./test-report.ts";

export type Runner = {
  /** Runs a Node script with arguments; the outcome is its output and whether it exited with 0. */
  node: (args: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  vitest: (projects: readonly string[]) => Promise<Outcome>;
  playwright: (cwd: string, env: Record<string, string>) => Promise<Outcome>;
  /** Ends whatever still runs and removes the runner's files. */
  close: () => Promise<void>;
};

/** Runs tools as children that cannot outlive it, none of them longer than `limitMs`. */
export function createRunner(limitMs: number): Runner {
  const reports = mkdtempSync(path.join(tmpdir(), "ai-humanizer-test-"));
  const running = new Set<Child>();

  async function node(args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
    let output = "";
    const command = {
      command: process.execPath,
      args,
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: "1", ...env },
    };
    const child = startChild(command, (chunk) => {
      output += chunk;
    });
    running.add(child);
    const timer = setTimeout(() => {
      output += `\nStopped after ${limitMs / 1000} s.\n`;
      void child.stop(5_000);
    }, limitMs);
    const { code, error } = await child.exited;
    clearTimeout(timer);
    running.delete(child);
    return { ok: code === 0, output: error ? error.message : output };
  }

  /** Adds the counts of the report that a tool wrote; without one it has failed, whatever its exit code. */
  function withCounts(outcome: Outcome, report: string, read: (json: string) => Counts): Outcome {
    if (!existsSync(report)) return { ok: false, output: `${outcome.output}\nNo report was written.` };
    return { ...outcome, counts: read(readFileSync(report, "utf8")) };
  }

  async function vitest(projects: readonly string[]): Promise<Outcome> {
    const report = path.join(reports, `${projects.join("-")}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = [
      toolPath("vitest"),
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      ...reporters,
    ];
    return withCounts(await node(args, { NODE_ENV: "test" }), report, vitestCounts);
  }

  async function playwright(folder: string, env: Record<string, string>): Promise<Outcome> {
    const report = path.join(reports, "playwright.json");
    const args = [toolPath("playwright"), "test", "--config", folder, "--reporter=line,json"];
    const outcome = await node(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    return withCounts(outcome, report, playwrightCounts);
  }

  async function close(): Promise<void> {
    await Promise.all([...running].map((child) => child.stop(5_000)));
    rmSync(reports, { recursive: true, force: true });
  }
  return { node, vitest, playwright, close };
}
