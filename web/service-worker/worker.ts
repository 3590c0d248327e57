/**
 * The service worker: keeps the app's shell for offline visits and takes in what other apps share. It answers from
 * one build's files, so that a page never mixes two; a newer build waits until the page asks for it. Calls of the
 * API never pass through here.
 */
declare const self: ServiceWorkerGlobalScope;
/** The build puts these four ahead of the code. */
declare const version: string;
declare const precached: readonly string[];
/** Paths with a page of their own; every other path is the app's. */
declare const pages: readonly string[];
/** Matches the paths at which the app has a screen, in any letter case. */
declare const screens: string;

const shellName = `shell-${version}`;
const sharedName = "shared";
const appPage = "/index.html";

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeOld(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.method === "POST" && url.pathname === "/share") event.respondWith(takeIn(request));
  if (request.method !== "GET") return;
  // A path with a dot in its last part is a file, such as robots.txt.
  if (request.mode === "navigate" && !/\.[^/]*$/.test(url.pathname)) {
    const path = pages.includes(url.pathname) ? url.pathname : appPage;
    const found = path !== appPage || new RegExp(screens, "i").test(url.pathname);
    event.respondWith(answerPage(path, request, found));
    event.waitUntil(refreshHeaders(path));
  } else if (url.pathname.startsWith("/assets/") || precached.includes(url.pathname)) {
    event.respondWith(answerFile(event));
  }
});

async function fill(): Promise<void> {
  const shell = await caches.open(shellName);
  await Promise.all(
    precached.map(async (path) => {
      // Names in /assets carry a hash of the content, so an earlier build's copy is as good.
      const kept = path.startsWith("/assets/") ? await caches.match(path) : undefined;
      const response = kept ?? (await fetch(path, { cache: "reload" }));
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      await shell.put(path, response);
    }),
  );
}

/** Of earlier builds the last one stays: a second tab may still run it, and the server no longer has its files. */
async function removeOld(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== shellName);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
}

/** Where nothing is found the page says so, and its status too, as the server's. */
async function answerPage(path: string, request: Request, found: boolean): Promise<Response> {
  const shell = await caches.open(shellName);
  const page = (await shell.match(path)) ?? (await fetch(request));
  return found ? page : new Response(page.body, { status: 404, headers: page.headers });
}

/** The page's headers change with the server's settings without a new build: the same page is kept with its new ones. */
async function refreshHeaders(path: string): Promise<void> {
  const shell = await caches.open(shellName);
  const kept = await shell.match(path);
  const current = await fetch(path, { cache: "no-cache" }).catch(() => null);
  if (!kept || !current?.ok) return;
  if ((await kept.text()) === (await current.clone().text())) await shell.put(path, current).catch(() => {});
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const shell = await caches.open(shellName);
  // A tab of the earlier build asks for its own /assets; what has no hash in its name is this build's alone.
  const hashed = new URL(request.url).pathname.startsWith("/assets/");
  const kept = await (hashed ? caches : shell).match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // Where the disk is full the page has its file all the same.
  if (response.ok) event.waitUntil(shell.put(request, response.clone()).catch(() => {}));
  return response;
}

/** Keeps what another app shares for the page that opens next; it never reaches the server. */
async function takeIn(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.getAll("file").find((entry) => entry instanceof File);
  const text = ["title", "text", "url"]
    .map((name) => form.get(name))
    .filter((part) => typeof part === "string" && part.trim() !== "")
    .join("\n\n");
  const shared = await caches.open(sharedName);
  if (file) {
    const headers = { "x-file-name": encodeURIComponent(file.name) };
    await shared.put("/shared/file", new Response(file, { headers }));
  } else await shared.put("/shared/text", new Response(text));
  return Response.redirect("/dashboard", 303);
}
