import type { Shared } from "@/platform/platform.ts";

/** What another app shared, once: the service worker has put it by. */
export async function takeShared(): Promise<Shared | null> {
  if (!("caches" in globalThis) || !(await caches.has("shared"))) return null;
  const shared = await caches.open("shared");
  const [file, text] = [await shared.match("/shared/file"), await shared.match("/shared/text")];
  await caches.delete("shared");
  if (file) {
    const name = decodeURIComponent(file.headers.get("x-file-name") ?? "");
    return { kind: "file", file: new File([await file.blob()], name) };
  }
  return text ? { kind: "text", text: await text.text() } : null;
}
