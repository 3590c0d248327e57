import type * as z from "zod/mini";

/** Reads JSON from local storage; null when missing, unreadable or of another shape. */
export function readStored<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  try {
    const raw = localStorage.getItem(key);
    return raw === null ? null : (schema.safeParse(JSON.parse(raw)).data ?? null);
  } catch {
    return null;
  }
}

/** Writes JSON to local storage. A full or forbidden store is no reason to stop the user, so failure is silent. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
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
