import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Relay {
  readonly origin: string;
  /** Cuts the connection, or mends it. */
  readonly cut: (isCut: boolean) => void;
  readonly close: () => Promise<void>;
}

/** A way to a port of this machine that can be cut, as the app's connection can. */
export async function startRelay(port: number): Promise<Relay> {
  let cut = false;
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // One end that goes is followed by the other.
    socket.on("error", () => {});
    return socket;
  };
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (cut) return void client.destroy();
    const target = hold(connect(port, "localhost"));
    hold(client).pipe(target).pipe(client);
    client.on("close", () => target.destroy());
    target.on("close", () => client.destroy());
  });
  await once(server.listen(0, "localhost"), "listening");
  // What a server listens on is null only before it does.
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    cut: (next) => {
      cut = next;
      if (cut) drop();
    },
    close: async () => {
      drop();
      await once(server.close(), "close");
    },
  };
}
