import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { openDatabase } from "../../api/src/db/open.ts";
import type { Database } from "../../api/src/db/schema.ts";
import { ensureProfile } from "../../api/src/features/profile/profile.service.ts";
import { ROOT } from "../lib/paths.ts";
import { type BenchServer, startApi } from "./servers.ts";

const rowsInAll = 100_000;
const rowsAnInsert = 500;
const uid = "bench";
const project = "demo-ai-humanizer";

export interface AccountServer extends BenchServer {
  /** What signs calls in as the user whose history is long. */
  readonly user: Record<string, string>;
}

/** The API on a database of that kind, in which one premium user has 100,000 humanizations of a text. */
export async function startWithHistory(kind: "SQLite" | "Postgres", text: string): Promise<AccountServer> {
  const dir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-bench-data-"));
  const postgres = kind === "Postgres" ? await startPostgres() : null;
  const databaseUrl = postgres && `${postgres.url}/postgres`;
  const db = await openDatabase({ dir, databaseUrl, poolSize: 2, onIdleError: () => {} });
  await fill(db, text);
  await db.destroy();

  // The API takes unsigned tokens where an emulator answers.
  const emulator = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(emulator, "listening");
  const address = emulator.address();
  const api = await startApi({
    DATA_DIR: dir,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const stop = async () => {
    await api.stop();
    emulator.close();
    await postgres?.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: api.url, pid: api.pid, user: { authorization: `Bearer ${token()}` }, stop };
}

async function fill(db: Database, text: string): Promise<void> {
  const now = Date.now();
  const deps = { db, clock: () => now, newId: () => uid, secret: "" };
  const email = `${uid}@example.com`;
  const known = { email, emailVerified: true, displayName: null, location: null };
  const identity = { ...known, key: `firebase:${uid}`, authTime: now };
  const { id: userId } = await ensureProfile(deps, identity, null);
  await db.updateTable("profiles").set({ subscriptionPlan: "premium" }).execute();
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < rowsInAll; first += rowsAnInsert) {
      const rows = Array.from({ length: rowsAnInsert }, (_, index) => row(userId, text, now, first + index));
      await trx.insertInto("humanizations").values(rows).execute();
    }
  });
  // So that queries are planned for what the tables hold; Postgres does it by itself a minute later.
  await sql`analyze`.execute(db);
}

const row = (userId: string, text: string, now: number, index: number) => ({
  id: `bench-${index}`,
  guestSessionId: null,
  userId,
  title: `Text ${index}`,
  originalText: text,
  humanizedText: text,
  tone: "casual" as const,
  mode: "standard" as const,
  wordCount: 150,
  processingMs: 20,
  createdAt: now - index * 60_000,
});

/** A token as the emulator gives it out. */
function token(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    email: `${uid}@example.com`,
    email_verified: true,
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(claims)}.`;
}

async function startPostgres(): Promise<Omit<BenchServer, "pid">> {
  const script = path.join(ROOT, "api/test/postgres-server.ts");
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), "line"),
    exited.then(() => []),
  ]);
  if (typeof url !== "string") throw new Error("Postgres did not start.");
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  return { url, stop };
}
