import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger };

/** JSON lines on stdout, or on `destination`. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What may be logged about an error: its kind and where it arose. The message is left out, because parsers, drivers and
 * the engine quote what they stumbled over, and texts and tokens must not reach the log.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    stack: frames.map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
