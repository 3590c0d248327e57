/** What `npm start` starts, for the browser tests: its data folder goes when it ends, after its last write. */
import { rmSync } from "node:fs";

const { DATA_DIR: folder } = process.env;
process.on("exit", () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});
await import("../../scripts/start.ts");
