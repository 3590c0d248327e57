import { createServer } from "node:http";

export interface Loopback {
  /** Where the browser is to go back to. */
  readonly redirectUri: string;
  readonly close: () => void;
}

/**
 * Listens on a random port of 127.0.0.1 for the browser's way back (RFC 8252, 7.3). `onAnswer` says whether a query is
 * the right one; all else is refused, and listening goes on.
 */
export async function listenForAnswer(onAnswer: (query: URLSearchParams) => boolean): Promise<Loopback> {
  const server = createServer((request, response) => {
    const { host } = request.headers;
    const url = URL.parse(request.url ?? "", `http://${host}`);
    // Another site may know the port by guessing, or reach it by a name of its own.
    const asked = request.method === "GET" && url?.host === hostOf() && url.pathname === "/callback";
    const accepted = asked && onAnswer(url.searchParams);
    response.writeHead(accepted ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      connection: "close",
    });
    response.end(accepted ? page : "Not found");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  function hostOf(): string {
    const address = server.address();
    return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }
  return {
    redirectUri: `http://${hostOf()}/callback`,
    close: () => server.close(),
  };
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signed in – AI Humanizer</title>
<style>body{background:#0c0d10;color:#eceef2;font:16px system-ui;display:grid;place-items:center;min-height:90vh}</style>
<main><h1>You can go back to the app</h1><p>This tab is no longer needed.</p></main></html>`;
