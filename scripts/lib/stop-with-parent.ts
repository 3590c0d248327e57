/**
 * Preloaded into every service (`node --import`): ends the service's process group when the pipe to its stdin closes,
 * which happens even if the starting process was killed and could not tell anyone.
 */
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.stdin.on("end", () => {
    if (process.platform === "win32") process.exit(0);
    process.kill(0, "SIGTERM");
  });
  process.stdin.resume();
  if ("unref" in process.stdin) process.stdin.unref();
}
