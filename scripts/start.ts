/** `npm start`: builds the web app if it is stale, then serves it and the API until Ctrl+C. */
import { authEmulator } from "./auth-emulator/service.ts";
import { apiService, runApp } from "./lib/app.ts";
import { buildWebIfStale, WEB_ROOT } from "./lib/web-build.ts";

await runApp(async ({ port, dataDir, env }) => {
  await buildWebIfStale();
  const emulator = await authEmulator(dataDir, process.env);
  const api = apiService(port, { ...env, ...emulator.env, WEB_ROOT });
  return { apiPort: port, services: [...emulator.services, api] };
});
