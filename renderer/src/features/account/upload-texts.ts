import type { Platform } from "@/platform/platform.ts";
import { TryLater } from "@/platform/try-later.ts";

/** How far an upload is. */
export interface UploadProgress {
  readonly done: number;
  readonly total: number;
  /** The seconds until it goes on, where the server asked for a pause; 0 where it goes on now. */
  readonly pause: number;
}

/** The longest pause that is waited for, in seconds: enough for a limit by the minute, but not for one by the day. */
const longestPause = 300;

/**
 * Uploads every text that exists only on this computer, and pauses as long as the server asks for.
 * @throws what the first upload that fails throws, or the signal's reason
 */
export async function uploadTexts(
  { ids, upload }: NonNullable<Platform["localHistory"]>,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = await ids();
  const total = waiting.length;
  for (const [done, id] of waiting.entries()) {
    let pause: number;
    do {
      signal.throwIfAborted();
      onProgress({ done, total, pause: 0 });
      pause = await uploadOrPause(() => upload(id));
      for (let left = pause; left > 0; left -= 1) {
        onProgress({ done, total, pause: left });
        await second(signal);
      }
    } while (pause > 0);
  }
  signal.throwIfAborted();
}

/** The seconds that the server asks to wait before this is uploaded; 0 once it is. */
async function uploadOrPause(upload: () => Promise<void>): Promise<number> {
  try {
    await upload();
    return 0;
  } catch (error) {
    if (error instanceof TryLater && error.seconds <= longestPause) return error.seconds;
    throw error;
  }
}

function second(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, 1000);
    signal.addEventListener("abort", end, { once: true });
  });
}
