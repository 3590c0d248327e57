/** Loaded ahead of a utility process: gives it its parent's port over Node's own channel. */
import { EventEmitter } from "node:events";

const port = new EventEmitter();
process.on("message", (data) => port.emit("message", { data }));
Object.assign(process, {
  parentPort: Object.assign(port, { postMessage: (message: unknown) => process.send?.(message) }),
});
