import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assertPortIsFree, freePort } from "./lib/port.ts";
import { type StartedApp, startApp } from "./lib/started-app.ts";

let dataDir: string;
let app: StartedApp | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-start-"));
});
afterEach(async () => {
  await app?.stop("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

test("one command serves the web app and the API, and Ctrl+C ends both", { timeout: 90_000 }, async () => {
  const port = await freePort();
  app = await startApp(port, dataDir);
  expect(app.output()).toContain(`AI Humanizer is at http://localhost:${port}\nData:      ${dataDir}\n`);

  const page = await fetch(`http://localhost:${port}/dashboard`);
  expect(await page.text()).toContain('<div id="root">');
  const answer = await fetch(`http://localhost:${port}/api/humanize`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-guest-session": crypto.randomUUID() },
    body: JSON.stringify({ text: "Moreover, it is important to note that remote work is here to stay." }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    humanizedText: expect.stringContaining("remote work"),
    isFirstHumanization: true,
  });

  expect(await app.stop("SIGINT")).toBe(0);
  await assertPortIsFree(port);
});

test("a port that is taken is said in a sentence, before anything is started", async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, "listening");
  app = await startApp(port, dataDir);
  expect(await app.stop("SIGTERM")).toBe(1);
  expect(app.output()).toMatch(new RegExp(`^Port ${port} is in use\\.[^\\n]*\\n$`));
  other.close();
});
