/** `npm start`: builds the web app if it is stale, then serves it and the API until Ctrl+C. */
import { apiService, runApp } from "./lib/app.ts";
import { buildWebIfStale, WEB_ROOT } from "./lib/web-build.ts";

await runApp(async ({ port, env }) => {
  await buildWebIfStale();
  return { apiPort: port, services: [apiService(port, { ...env, WEB_ROOT })] };
});
