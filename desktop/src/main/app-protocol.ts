import type { SendToApi } from "./api-proxy.ts";
import { appFile } from "./app-files.ts";
import { isOwnPage } from "./origin.ts";

interface AppProtocolOptions {
  /** Folder of the built pages. */
  readonly root: string;
  /** Answers the calls under /api. */
  readonly api: SendToApi;
}

/** Answers every request of `app://ai-humanizer`: the app's own files, and under /api the API. */
export function createAppProtocol({ root, api }: AppProtocolOptions) {
  return async (request: Request): Promise<Response> => {
    if (!isOwnPage(request.url)) return new Response("Not found", { status: 404 });
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith("/api/")) {
      if (request.method !== "GET") return new Response("Method not allowed", { status: 405 });
      return await appFile(root, pathname);
    }
    const body = ["GET", "HEAD"].includes(request.method) ? "" : await request.text();
    return await api(`${pathname}${search}`, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(body === "" ? {} : { body }),
      signal: request.signal,
    }).catch(() => Response.json(offlineAnswer, { status: 503 }));
  };
}

const offlineAnswer = {
  message: "The server can't be reached. Check your connection and try again.",
  code: "offline",
};
