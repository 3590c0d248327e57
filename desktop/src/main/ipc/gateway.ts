import type { IpcMainInvokeEvent } from "electron";
import { z } from "zod";
import { isOwnPage } from "../origin.ts";

/** A call that the page may make: the shape of its argument, and what it does. */
interface Channel<S extends z.ZodType> {
  readonly input: S;
  readonly handle: (input: z.output<S>) => unknown;
}

/** A channel of which only its own parts know the type of the argument. */
export type AnyChannel = (input: unknown) => unknown;

/** A channel whose argument must be of the given shape. */
export function channel<S extends z.ZodType>(input: S, handle: Channel<S>["handle"]): AnyChannel {
  return (argument) => {
    const parsed = input.safeParse(argument);
    if (!parsed.success) throw new Error("Refused: not the argument this call takes");
    return handle(parsed.data);
  };
}

/** A channel without an argument. */
export const plainChannel = (handle: () => unknown): AnyChannel => channel(z.undefined(), handle);

interface Ipc {
  handle: (name: string, listener: (event: IpcMainInvokeEvent, ...input: unknown[]) => unknown) => void;
}

/** No argument of the page may be longer, as JSON. */
export const maxMessage = 512 * 1024;

/** Opens the channels to the app's own pages: to their main frame alone, with arguments of the right shape only. */
export function openGateway(
  ipc: Ipc,
  channels: Readonly<Record<string, AnyChannel>>,
  onRefused: (channel: string, reason: string) => void,
): void {
  for (const [name, call] of Object.entries(channels)) {
    ipc.handle(name, async ({ senderFrame }, ...input) => {
      try {
        if (!senderFrame || senderFrame.parent !== null || !isOwnPage(senderFrame.url)) {
          throw new Error("Refused: not a page of the app");
        }
        if (input.length > 1 || (JSON.stringify(input[0]) ?? "").length > maxMessage) {
          throw new Error("Refused: too much");
        }
      } catch (error) {
        onRefused(name, String(error));
        throw error;
      }
      return await call(input[0]);
    });
  }
}
