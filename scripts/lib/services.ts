import { type Child, type Command, startChild } from "./child.ts";
import { whenAskedToEnd } from "./when-asked-to-end.ts";

export type Service = Command & {
  name: string;
  /** Answers with any 2xx once the service can be used. */
  readyUrl: string;
  /** What is missing without it, in a sentence: the others go on if it does not start, or ends by itself. */
  optional?: string;
};

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/**
 * Runs the services as one: starts each when the one before is ready, calls `onReady` when all are, and ends all of
 * them when asked to end, or as soon as one of them ends by itself.
 * @param graceMs how long a service may take to end before it is ended by force; a second signal does not wait
 * @returns the exit code: 0 after a signal, 1 if a service failed
 */
export async function runServices(
  services: readonly Service[],
  onReady: () => Promise<void>,
  graceMs = 10_000,
): Promise<number> {
  const running: Child[] = [];
  const stopped = Promise.withResolvers<number>();
  let stopping = false;

  function finish(code: number): void {
    const wait = stopping ? 0 : graceMs;
    stopping = true;
    Promise.all(running.map((child) => child.stop(wait))).then(() => stopped.resolve(code));
  }
  whenAskedToEnd(() => finish(0));

  function fail(message: string): void {
    if (stopping) return;
    console.error(message);
    finish(1);
  }

  /** Starts one and waits until it answers or is lost. */
  async function start(service: Service): Promise<void> {
    const child = startChild(service, "inherit");
    running.push(child);
    let lost = false;
    function lose(what: string): void {
      if (lost || stopping) return;
      lost = true;
      if (service.optional === undefined) fail(`${service.name} ${what}.`);
      else console.error(`${service.name} ${what}. ${service.optional}`);
    }
    child.exited.then(({ code, signal, error }) =>
      lose(`ended unexpectedly (${error?.message ?? signal ?? `exit code ${code}`})`),
    );
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!lost && !stopping && !(await answers(service.readyUrl))) {
      if (Date.now() > deadline) lose(`did not answer at ${service.readyUrl}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async function startAll(): Promise<void> {
    for (const service of services) {
      if (stopping) return;
      await start(service);
    }
    if (!stopping) await onReady();
  }
  startAll().catch((error: unknown) => fail(String(error)));
  return await stopped.promise;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
