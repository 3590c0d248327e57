import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Published {
  readonly version: string;
  readonly notes?: string;
  readonly stagingPercentage?: number;
  /** The file is not the one that was published. */
  readonly tampered?: boolean;
}

export interface UpdateServer {
  readonly url: string;
  /** The paths that were asked for, oldest first. */
  readonly asked: string[];
  /** Sends the second half of the file; until then it is held back. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

const halfSize = 256 * 1024;

/** A server of updates with one version, as electron-builder lays it out. */
export async function startUpdateServer(published: Published, port = 0): Promise<UpdateServer> {
  const name = `AI-Humanizer-${published.version}.AppImage`;
  const file = program();
  const asked: string[] = [];
  const released = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    asked.push(pathname);
    if (pathname === `/${name}`) {
      const sent = Buffer.from(file);
      if (published.tampered) sent.writeUInt8(0x21, sent.length - 1);
      sendInHalves(response, sent, released.promise).catch(() => response.destroy());
    } else if (/^\/latest(?:-linux|-mac)?\.yml$/.test(pathname)) {
      response.end(channelFile(name, file, published));
    } else response.writeHead(404).end();
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  // What a server listens on is null only before it does.
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    release: released.resolve,
    close: async () => {
      released.resolve();
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

/** A program that leaves behind how it was started; what follows is there for its length. */
function program(): Buffer {
  const script = `#!/bin/sh\nprintenv | grep ^APPIMAGE > "$0.ran.part" && mv "$0.ran.part" "$0.ran"\nexit 0\n`;
  return Buffer.concat([Buffer.from(script), Buffer.alloc(2 * halfSize - script.length, "#")]);
}

function channelFile(name: string, file: Buffer, { version, notes, stagingPercentage }: Published): string {
  const sha512 = createHash("sha512").update(file).digest("base64");
  // JSON is YAML too.
  return JSON.stringify({
    version,
    files: [{ url: name, sha512, size: file.length }],
    path: name,
    sha512,
    releaseDate: "2026-01-01T00:00:00.000Z",
    releaseNotes: notes,
    stagingPercentage,
  });
}

/** Trickles up to the middle of the file, because progress is told once a second; the rest follows when it may. */
async function sendInHalves(response: ServerResponse, file: Buffer, released: Promise<void>): Promise<void> {
  response.writeHead(200, { "content-length": file.length });
  let sent = halfSize / 2;
  response.write(file.subarray(0, sent));
  const trickle = setInterval(() => {
    if (sent >= halfSize) return;
    response.write(file.subarray(sent, sent + 1024));
    sent += 1024;
  }, 100);
  await released;
  clearInterval(trickle);
  response.end(file.subarray(sent));
}
