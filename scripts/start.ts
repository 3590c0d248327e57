/** `npm start`: builds the web app if it is stale, then serves it and the API until Ctrl+C. */
import { authEmulator } from "./auth-emulator/service.ts";
import { addressOf, apiService, runApp } from "./lib/app.ts";
import { buildWebIfStale, WEB_ROOT } from "./lib/web-build.ts";
import { stripeSandbox } from "./stripe-sandbox/service.ts";

await runApp(async ({ port, dataDir, env }) => {
  await buildWebIfStale();
  const emulator = await authEmulator(dataDir, process.env);
  const stripe = await stripeSandbox(dataDir, addressOf(port), process.env);
  const api = apiService(port, { ...env, ...emulator.env, ...stripe.env, WEB_ROOT });
  return { apiPort: port, services: [...emulator.services, ...stripe.services, api] };
});
