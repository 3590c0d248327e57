import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { humanizeResponseSchema } from "@ai-humanizer/shared";
import { afterAll, afterEach, describe, expect, inject, it } from "vitest";
import { humanizeInit } from "../test/app.ts";

const text =
  "Moreover, it is important to note that organizations utilize a plethora of tools in order to facilitate growth. " +
  "In 2023, Acme Corp saved 38% of its budget due to the fact that it did not utilize consultants.";
const dutch =
  "Het is belangrijk om te weten dat organisaties steeds vaker gebruik maken van kunstmatige intelligentie, omdat " +
  "zij daarmee hun werk sneller en beter kunnen doen dan vroeger het geval was.";

/** Posts a text once the server has begun with the request, and tells when that is, and the answer's status. */
function postInTwoSteps(url: string, session: string, long: string) {
  const accepted = Promise.withResolvers<void>();
  const status = Promise.withResolvers<number | undefined>();
  const headers = { "content-type": "application/json", "x-guest-session": session, expect: "100-continue" };
  const posting = request(url, { method: "POST", headers });
  posting.once("continue", () => {
    posting.end(JSON.stringify({ text: long, tone: "casual", preserveLength: false }));
    accepted.resolve();
  });
  posting.once("response", (answer) => {
    answer.resume();
    status.resolve(answer.statusCode);
  });
  posting.once("error", status.reject);
  posting.flushHeaders();
  return { accepted: accepted.promise, status: status.promise };
}

// Each of them starts processes, which takes a slow machine its time.
describe("the API as it is started", { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-main-"));
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  function run(env: Record<string, string>) {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts")], {
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        LOG_LEVEL: "info",
        ENGINE_THREADS: "1",
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    return child;
  }

  /** Waits for a line of its log. */
  async function logged(child: ReturnType<typeof run>, message: string): Promise<{ port?: number }> {
    for await (const line of createInterface({ input: child.stdout })) {
      const entry = JSON.parse(line);
      if (entry.msg === message) return entry;
    }
    throw new Error(`It ended before it logged "${message}".`);
  }

  /** Starts it and waits for the log line that tells its port. */
  async function start(env: Record<string, string> = {}) {
    const child = run(env);
    const { port } = await logged(child, "listening");
    return { child, url: `http://localhost:${port}` };
  }

  async function stop(child: ChildProcess): Promise<number | null> {
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await exited;
    return code;
  }

  it("rewrites with the real engine, finishes what is in flight when it is told to stop, and keeps count", async () => {
    const { child, url } = await start();
    const session = crypto.randomUUID();
    const call = (body: object) => fetch(`${url}/api/humanize`, humanizeInit(session, body));

    const unsupported = await call({ text: dutch });
    expect(unsupported.status).toBe(422);
    expect(await unsupported.json()).toMatchObject({ code: "unsupported_language", language: "Dutch" });

    const answer = await call({ text });
    expect(answer.status).toBe(200);
    const { humanizedText, isFirstHumanization, edits } = humanizeResponseSchema.parse(await answer.json());
    expect(isFirstHumanization).toBe(true);
    expect(humanizedText).not.toBe(text);
    expect(humanizedText).toMatch(/2023.*Acme Corp.*38%/);
    let rewritten = "";
    let at = 0;
    for (const { start, end, replacement } of edits) {
      rewritten += text.slice(at, start) + replacement;
      at = end;
    }
    expect(rewritten + text.slice(at)).toBe(humanizedText);

    const { accepted, status } = postInTwoSteps(`${url}/api/humanize`, session, `${text} `.repeat(3));
    await accepted;
    const code = stop(child);
    expect(await status).toBe(200);
    expect(await code).toBe(0);

    const again = await start();
    const third = await fetch(`${again.url}/api/humanize`, humanizeInit(session, { text }));
    expect(third.status).toBe(403);
    expect(await stop(again.child)).toBe(0);
  });

  it("finishes what is in flight though it is told to stop twice, as where every process of a service is", async () => {
    const { child, url } = await start();
    const { accepted, status } = postInTwoSteps(`${url}/api/humanize`, crypto.randomUUID(), text);
    await accepted;
    const code = stop(child);
    await logged(child, "stopping");
    child.kill("SIGTERM");
    child.kill("SIGINT");
    expect(await status).toBe(200);
    expect(await code).toBe(0);
  });

  it("runs on Postgres", async () => {
    const { child, url } = await start({ DATABASE_URL: `${inject("postgresUrl")}/postgres` });
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    const answer = await fetch(`${url}/api/humanize`, humanizeInit(crypto.randomUUID(), { text }));
    expect(answer.status).toBe(200);
    expect(await stop(child)).toBe(0);
  });

  it.each([
    [
      "production without its settings",
      { NODE_ENV: "production" },
      /PUBLIC_URL is missing.*\nAPP_SECRET is missing/,
    ],
    ["a malformed setting", { PORT: "http" }, /PORT is not valid/],
    ["a database out of reach", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, /ECONNREFUSED/],
  ])("does not start with %s, and says why", async (_what, env, reason) => {
    const child = run(env);
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
    });
    const [code] = await once(child, "close");
    expect(code).toBe(1);
    expect(said).toMatch(reason);
  });
});
