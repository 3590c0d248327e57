import { setting } from "../leaf.ts";
import { whole } from "../schemas.ts";

/** The embedded engine's threads and queue. */
export const engine = {
  threads: setting({
    name: "ENGINE_THREADS",
    schema: whole(0, 256),
    local: 0,
    shown: "0 (one a core)",
    doc: "Worker threads of the engine.",
  }),
  maxQueue: setting({
    name: "ENGINE_QUEUE",
    schema: whole(0, 100_000),
    local: 100,
    doc: "Runs that may wait for a worker; more are answered 503. Runs of paid plans go first and have as much room of their own.",
  }),
  timeoutMs: setting({
    name: "HUMANIZE_TIMEOUT_MS",
    schema: whole(1, 600_000),
    local: 30_000,
    doc: "Longest a humanization may take, waiting included, in ms.",
  }),
};
