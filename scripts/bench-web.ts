/** `npm run bench:web`: Lighthouse on the production build; fails where the landing page misses its targets. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { requireChromium } from "./find-chromium.ts";
import { freePort } from "./lib/port.ts";
import { startApp } from "./lib/started-app.ts";

const forms = ["desktop", "mobile"] as const;
/** Lowest scores of the landing page, of 100. */
const targets = {
  performance: { desktop: 95, mobile: 90 },
  accessibility: { desktop: 100, mobile: 100 },
  "best-practices": { desktop: 100, mobile: 100 },
  seo: { desktop: 100, mobile: 100 },
};
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const mostLayoutShift = 0.02;
const pages = ["/", "/quality", "/pricing"];
/** The middle run counts: one alone depends on what else the machine does. */
const runs = 3;

interface Result {
  scores: Record<(typeof categories)[number], number>;
  paint: number;
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  failed: string[];
}

async function measure(url: string, form: (typeof forms)[number], port: number): Promise<Result> {
  const config = form === "desktop" ? desktopConfig : undefined;
  const run = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] }, config);
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories: found, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (id: string) => Math.round((found[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = categories
    .filter((id) => id !== "performance")
    .flatMap((id) => found[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    paint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    failed,
  };
}

function shortfalls(at: string, form: (typeof forms)[number], { scores, layoutShift }: Result): string[] {
  const low = categories.filter((id) => scores[id] < targets[id][form]).map((id) => `${id} ${scores[id]}`);
  if (!(layoutShift < mostLayoutShift)) low.push(`layout shift ${layoutShift.toFixed(3)}`);
  return low.map((what) => `${at} ${form}: ${what}`);
}

const dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-bench-"));
const port = await freePort();
const debugPort = await freePort();
const app = await startApp(port, dataDir);
try {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox", `--remote-debugging-port=${debugPort}`],
  });
  console.log("page       form     perf  a11y  best  seo   FCP ms  LCP ms  TBT ms  CLS");
  const missed: string[] = [];
  for (const at of pages) {
    for (const form of forms) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await measure(`http://localhost:${port}${at}`, form, debugPort));
      }
      results.sort((a, b) => a.scores.performance - b.scores.performance);
      const middle = results[Math.floor(runs / 2)];
      if (!middle) continue;
      const { scores, paint, largestPaint, blocked, layoutShift, failed } = middle;
      const row = [
        at.padEnd(10),
        form.padEnd(8),
        ...categories.map((id) => String(scores[id]).padEnd(5)),
        ...[paint, largestPaint, blocked].map((ms) => ms.toFixed(0).padStart(6).padEnd(7)),
        layoutShift.toFixed(3),
        ...failed,
      ];
      console.log(row.join(" "));
      if (at === "/") missed.push(...shortfalls(at, form, middle));
    }
  }
  await browser.close();
  for (const line of missed) console.error(`Missed: ${line}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await app.stop("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
}
