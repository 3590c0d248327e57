/** `npm run desktop:rollout -- PERCENTAGE FOLDER`: offers the desktop version in a folder to that share of its users. */
import { parsePercentage, stageRelease } from "./lib/staged-rollout.ts";

const [percentage = "", folder = ""] = process.argv.slice(2);
try {
  const names = stageRelease(folder, parsePercentage(percentage));
  if (names.length === 0) throw new Error(`There is no latest*.yml in "${folder}".`);
  console.log(`${names.join(", ")}: offered to ${percentage}% of the users`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
