/** `npm run example`: writes what the engine makes of the landing page's passage, for the page to show. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Engine } from "../engine/src/index.ts";
import { loadEngine } from "../engine/src/node.ts";
import { ROOT } from "./lib/paths.ts";

const passage =
  "Remote work has become a pivotal aspect of modern business, transforming the way teams collaborate. It is important to note that organizations leveraging flexible arrangements often experience a significant increase in employee satisfaction. Furthermore, a 2023 survey by Gallup found that 53% of remote-capable employees expect a hybrid schedule, underscoring the importance of adapting to this shift. Ultimately, companies that utilize clear routines tend to keep the people they hire.";

export const exampleFile = path.join(ROOT, "renderer/src/content/example.json");

interface Change {
  readonly from: string;
  readonly to: string;
}

/** The passage in order, kept text and changes of whole words, and its six checks in percent, before and after. */
export function makeExample(engine: Engine) {
  const { edits, report } = engine.humanize(passage, { mode: "standard", tone: "casual" });
  const parts: (string | Change)[] = [];
  let at = 0;
  for (const edit of edits) {
    const start = passage.lastIndexOf(" ", edit.start - 1) + 1;
    const space = passage.indexOf(" ", edit.end);
    const end = space < 0 ? passage.length : space;
    const to = passage.slice(start, edit.start) + edit.replacement + passage.slice(edit.end, end);
    const from = passage.slice(start, end);
    const last = parts.at(-1);
    // Two changes with nothing but a space between them read as one.
    if (typeof last === "object" && start === at + 1) {
      parts.splice(-1, 1, { from: `${last.from} ${from}`, to: `${last.to} ${to}` });
    } else {
      parts.push(passage.slice(at, start), { from, to });
    }
    at = end;
  }
  parts.push(passage.slice(at));
  const percent = (share: number) => Math.round(share * 100);
  const checks = report.checks.map(({ name, before, after }) => ({
    name,
    before: percent(before),
    after: percent(after),
  }));
  return { parts: parts.filter((part) => part !== ""), checks };
}

if (import.meta.main) writeFileSync(exampleFile, `${JSON.stringify(makeExample(loadEngine()), null, 2)}\n`);
