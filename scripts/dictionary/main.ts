/**
 * `npm run dictionary` writes engine/models/dictionary.json, what the engine's tagger knows of words, out of the model of
 * wink-nlp. Needed after an update of that package, and of shapes.ts.
 */
import { writeFileSync } from "node:fs";
import { buildDictionary } from "./build.ts";

writeFileSync(new URL("../../engine/models/dictionary.json", import.meta.url), buildDictionary());
