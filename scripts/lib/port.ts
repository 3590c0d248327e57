import { createServer } from "node:net";

/** The port named by PORT, or 8787. Throws a sentence for people if it is not a port. */
export function portFromEnv(value: string | undefined): number {
  if (value === undefined || value === "") return 8787;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${value}".`);
}

/** Throws a sentence for people if another program listens on the port. */
export async function assertPortIsFree(port: number): Promise<void> {
  try {
    await listen(port);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    if (code === "EACCES")
      throw new Error(`This user may not listen on port ${port}: choose one above 1023.`);
    throw error;
  }
}

/** A port that nobody uses right now. */
export function freePort(): Promise<number> {
  return listen(0);
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}
