import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TryLater } from "@/platform/try-later.ts";
import { type UploadProgress, uploadTexts } from "./upload-texts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const upload = vi.fn(async (_id: string) => {});
  const progress: UploadProgress[] = [];
  const client = new AbortController();
  const start = () => {
    const history = { ids: async () => ["id-2", "id-1"], upload };
    const uploading = uploadTexts(history, (each) => progress.push(each), client.signal);
    uploading.catch(() => {});
    return uploading;
  };
  return { upload, progress, client, start };
}

test("pauses as long as the server asks for, and goes on with the same text", async () => {
  const { upload, progress, start } = setUp();
  upload.mockResolvedValueOnce().mockRejectedValueOnce(new TryLater(42));
  const uploading = start();
  await vi.advanceTimersByTimeAsync(41_999);
  expect(upload.mock.calls).toEqual([["id-2"], ["id-1"]]);
  expect(progress.at(-1)).toEqual({ done: 1, total: 2, pause: 1 });
  await vi.advanceTimersByTimeAsync(1);
  await uploading;
  expect(upload.mock.calls).toEqual([["id-2"], ["id-1"], ["id-1"]]);
  expect(progress.map(({ pause }) => pause)).toEqual([
    0,
    0,
    ...Array.from({ length: 42 }, (_, n) => 42 - n),
    0,
  ]);
});

test("ends amid a pause or an upload where it is to, and uploads no more", async () => {
  for (const first of [() => Promise.reject(new TryLater(42)), () => Promise.resolve()]) {
    const { upload, client, start } = setUp();
    upload.mockImplementation(first);
    const uploading = start();
    await Promise.resolve();
    client.abort(new Error("stay"));
    await expect(uploading).rejects.toThrow("stay");
    expect(upload).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  }
});

test("waits for no limit by the day", async () => {
  const { upload, start } = setUp();
  upload.mockRejectedValue(new TryLater(3600));
  await expect(start()).rejects.toEqual(new TryLater(3600));
});
