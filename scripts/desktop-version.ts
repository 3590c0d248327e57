/** `node scripts/desktop-version.ts VERSION FOLDER`: fails unless the packages in a folder are offered as that version. */
import { checkVersion } from "./lib/release-lists.ts";

const [version = "", folder = ""] = process.argv.slice(2);
try {
  checkVersion(folder, version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
