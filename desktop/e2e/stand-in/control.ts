/** What the tests see of the stand-in, and what they make happen, over Node's channel between processes. */
const commands = new Map<string, (argument: unknown) => unknown>();

/** Tells the tests that something happened. */
export function record(what: string, detail: unknown = null): void {
  process.send?.({ what, detail });
}

/** What a command of the tests does. */
export function onCommand(name: string, run: (argument: unknown) => unknown): void {
  commands.set(name, run);
}

/** The commands that there are. */
export const commandNames = (): string[] => [...commands.keys()];

process.on("message", async (message: { id: number; name: string; argument: unknown }) => {
  const result = await commands.get(message.name)?.(message.argument);
  process.send?.({ id: message.id, result: result ?? null });
});
