import type * as z from "zod/mini";

/** Where a value lives: in the browser, shared by its tabs, or in one tab until it is closed. */
type Area = "browser" | "tab";

// Asked for inside `try`: a browser that forbids storage may throw at the very name.
const storageOf = (area: Area): Storage => (area === "tab" ? sessionStorage : localStorage);

/** Reads a stored text as it is; null when missing, or where storage is forbidden. */
export function readText(key: string, area: Area = "browser"): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text as it is. A full or forbidden store is no reason to stop the user, so failure is silent. */
export function writeText(key: string, text: string, area: Area = "browser"): void {
  try {
    storageOf(area).setItem(key, text);
  } catch {
    // Private windows and full stores: the value then lives as long as the page.
  }
}

/** Reads stored JSON; null when missing, unreadable or of another shape. */
export function readStored<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  area: Area = "browser",
): z.output<S> | null {
  try {
    return schema.safeParse(JSON.parse(readText(key, area) ?? "")).data ?? null;
  } catch {
    return null;
  }
}

/** Stores JSON, as silently as a text. */
export function writeStored(key: string, value: unknown, area: Area = "browser"): void {
  writeText(key, JSON.stringify(value), area);
}

/** Removes a key; silent where storage is forbidden. */
export function removeStored(key: string, area: Area = "browser"): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}
