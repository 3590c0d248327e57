/** The detector off the page's thread. It loads its model once; texts stay in this browser. */
import { createDetector } from "@ai-humanizer/engine/detect";
import { findLanguage } from "@ai-humanizer/engine/language";
import modelUrl from "@ai-humanizer/engine/models/detector.bin?url";
import type { DetectAnswer, DetectRequest } from "./protocol.ts";

async function load() {
  const response = await fetch(modelUrl);
  if (!response.ok) throw new Error(`The detector's model: status ${response.status}`);
  return createDetector(new Uint8Array(await response.arrayBuffer()));
}

let detector: ReturnType<typeof load> | undefined;

async function answer({ id, text }: DetectRequest): Promise<DetectAnswer> {
  try {
    const language = await findLanguage(text);
    detector ??= load();
    return { id, detection: (await detector).detect(text, language) };
  } catch (error) {
    // The next text tries again.
    detector = undefined;
    return { id, error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<DetectRequest>) => self.postMessage(await answer(data));
