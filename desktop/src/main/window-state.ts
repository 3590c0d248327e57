import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { z } from "zod";

const rectangle = { x: z.int(), y: z.int(), width: z.int(), height: z.int() };
const stateSchema = z.object({ ...rectangle, maximized: z.boolean() });
export type WindowState = z.infer<typeof stateSchema>;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of a window must be seen on a screen for it to be found and moved, in pixels. */
const visible = 100;

/** Where the window was last; null the first time, and where that place is on no screen any more. */
export function readWindowState(file: string, screens: readonly Rectangle[]): WindowState | null {
  try {
    const state = stateSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    return screens.some((screen) => overlaps(state, screen)) ? state : null;
  } catch {
    return null;
  }
}

/** Keeps where the window is. */
export async function writeWindowState(file: string, state: WindowState): Promise<void> {
  await writeFile(file, JSON.stringify(state));
}

function overlaps(a: Rectangle, b: Rectangle): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across >= visible && down >= visible;
}
