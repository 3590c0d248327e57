import type * as z from "zod/mini";

/** Where a value lives: in the browser, shared by its tabs, or in one tab until it is closed. */
type Area = "browser" | "tab";

// Asked for inside `try`: a browser that forbids storage may throw at the very name.
const storageOf = (area: Area): Storage => (area === "tab" ? sessionStorage : localStorage);

/** Reads stored JSON; null when missing, unreadable or of another shape. */
export function readStored<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  area: Area = "browser",
): z.output<S> | null {
  try {
    const raw = storageOf(area).getItem(key);
    return raw === null ? null : (schema.safeParse(JSON.parse(raw)).data ?? null);
  } catch {
    return null;
  }
}

/** Stores JSON. A full or forbidden store is no reason to stop the user, so failure is silent. */
export function writeStored(key: string, value: unknown, area: Area = "browser"): void {
  try {
    storageOf(area).setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full stores: the value then lives as long as the page.
  }
}

/** Removes a key; silent where storage is forbidden. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}
