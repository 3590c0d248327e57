/** `node scripts/settings-table.ts`: prints the README with its table of settings; `--write` updates the README. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./lib/paths.ts";
import { withSettings } from "./lib/settings-readme.ts";

const file = path.join(ROOT, "README.md");
const readme = withSettings(readFileSync(file, "utf8"));
if (process.argv.includes("--write")) writeFileSync(file, readme);
else process.stdout.write(readme);
