/** `npm run dev`: like `npm start`, but the API restarts and the page updates when a source file changes. */
import path from "node:path";
import { authEmulator } from "./auth-emulator/service.ts";
import { addressOf, apiService, runApp } from "./lib/app.ts";
import { ROOT, toolPath } from "./lib/paths.ts";
import { freePort } from "./lib/port.ts";
import { stripeSandbox } from "./stripe-sandbox/service.ts";

await runApp(async ({ port, dataDir, env }) => {
  const apiPort = await freePort();
  const emulator = await authEmulator(dataDir, process.env);
  const stripe = await stripeSandbox(dataDir, addressOf(apiPort), process.env);
  const web = {
    name: "The web server",
    command: process.execPath,
    args: [toolPath("vite"), "--port", String(port), "--strictPort", "--logLevel", "warn"],
    cwd: path.join(ROOT, "web"),
    env: { ...process.env, API_PORT: String(apiPort) },
    readyUrl: `http://localhost:${port}/`,
  };
  return {
    apiPort,
    services: [
      ...emulator.services,
      ...stripe.services,
      apiService(apiPort, { ...env, ...emulator.env, ...stripe.env }, ["--watch"]),
      web,
    ],
  };
});
