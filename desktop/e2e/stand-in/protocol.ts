import type { Route } from "@playwright/test";
import { record } from "./control.ts";

type Handler = (request: Request) => Promise<Response>;
const handlers = new Map<string, Handler>();

export const protocol = {
  registerSchemesAsPrivileged: (schemes: readonly { scheme: string }[]) => record("schemes", schemes),
  handle: (scheme: string, handler: Handler) => {
    handlers.set(`${scheme}:`, handler);
  },
};

/** Whether the app itself answers the requests of such an address. */
export const isHandled = (url: string) => handlers.has(new URL(url).protocol);

/** Answers a request as the app says. */
export async function answer(route: Route, url: string): Promise<void> {
  const request = route.request();
  const body = request.postData();
  const headers = Object.fromEntries(
    Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(":")),
  );
  const answered = await handlers.get(new URL(url).protocol)?.(
    new Request(url, { method: request.method(), headers, ...(body === null ? {} : { body }) }),
  );
  if (!answered) return await route.abort();
  await route.fulfill({
    status: answered.status,
    headers: Object.fromEntries(answered.headers),
    body: Buffer.from(await answered.arrayBuffer()),
  });
}
