/** The sign-in of local mode: `node main.ts <project> <port> <file of the accounts>`, until it is told to stop. */
import { portFromEnv } from "../lib/port.ts";
import { whenAskedToEnd } from "../lib/when-asked-to-end.ts";
import { startAuthEmulator } from "./server.ts";

const [projectId = "", port, file = ""] = process.argv.slice(2);
const emulator = await startAuthEmulator({ projectId, port: portFromEnv(port), file });
whenAskedToEnd(() => emulator.stop().finally(() => process.exit(0)));
