import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface DecoyServer {
  readonly url: string;
  /** The paths that were asked for, oldest first. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/** A server that nothing of the app may reach. As its API, it leads every call to `/trap`. */
export async function startDecoyServer(): Promise<DecoyServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path.startsWith("/api/")) response.writeHead(302, { location: "/trap" }).end();
    else {
      const headers = { "content-type": "text/html", "access-control-allow-origin": "*" };
      response.writeHead(200, headers).end("<title>Decoy</title>");
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // What a server listens on is null only before it does.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
