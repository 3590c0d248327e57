import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A cluster of these tests' own; each suite makes its database in it. */
    postgresUrl: string;
  }
}

/** Starts one real Postgres for all suites; the function it resolves to stops it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, "postgres-server.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(server, "exit");
  const lines = createInterface({ input: server.stdout });
  const [url] = await Promise.race([once(lines, "line"), exited.then(() => [])]);
  if (typeof url !== "string") throw new Error("Postgres did not start; its own words stand above.");
  project.provide("postgresUrl", url);
  return async () => {
    server.stdin.end();
    await exited;
  };
}
