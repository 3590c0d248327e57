/** `npm run build`: builds the web app if it is stale, for an image or a machine that only runs it. */
import { buildWebIfStale } from "./lib/web-build.ts";

await buildWebIfStale();
