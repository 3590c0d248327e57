import { readFile } from "node:fs/promises";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".bin": "application/octet-stream",
};

/** All comes from the app itself, which also passes on the calls of the API. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Dialogs and menus set a style element to lock scrolling.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * A file of the app's folder as an answer. A path without an extension is a screen, which index.html shows; whatever
 * leads out of the folder is 404.
 */
export async function appFile(root: string, pathname: string): Promise<Response> {
  const file = fileOf(root, pathname);
  const content = file === null ? null : await readFile(file).catch(() => null);
  if (file === null || content === null) return new Response("Not found", { status: 404 });
  return new Response(new Uint8Array(content), {
    headers: {
      "content-type": types[path.extname(file)] ?? "application/octet-stream",
      "content-security-policy": contentSecurityPolicy,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}

/** The file that a path names; null for paths that leave the folder or can't be decoded. */
function fileOf(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes("\0") || decoded.includes("\\")) return null;
  const wanted = path.extname(decoded) === "" ? "index.html" : decoded;
  const file = path.resolve(root, `./${wanted}`);
  const relative = path.relative(root, file);
  const outside = relative === "" || relative.split(path.sep)[0] === ".." || path.isAbsolute(relative);
  return outside ? null : file;
}
