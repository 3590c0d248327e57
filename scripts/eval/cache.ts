import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** A folder of results by key, so that a run that was stopped goes on where it was. */
export interface Cache {
  /** The stored bytes of a key, or those that `compute` gives, stored. */
  readonly bytes: (key: string, compute: () => Uint8Array) => Uint8Array;
  /** Likewise for JSON values; the caller parses what comes back. */
  readonly json: (key: string, compute: () => unknown) => unknown;
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** A cache in `folder`. Files are written beside and moved, so a stopped run leaves no half file. */
export function openCache(folder: string): Cache {
  const bytes: Cache["bytes"] = (key, compute) => {
    const name = digest(key);
    const path = join(folder, name.slice(0, 2), name);
    const stored = readIfThere(path);
    if (stored !== null) return stored;
    const fresh = compute();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, fresh);
    renameSync(`${path}.part`, path);
    return fresh;
  };
  return {
    bytes,
    json: (key, compute) => {
      const stored = bytes(key, () => Buffer.from(JSON.stringify(compute())));
      return JSON.parse(Buffer.from(stored).toString("utf8"));
    },
  };
}

/** A digest of every file under the folders, so that results of another version are not reused. */
export function fingerprintFolders(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.ts$|^evaluation\./.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const name of names) hash.update(name).update(readFileSync(name));
  }
  return hash.digest("hex").slice(0, 16);
}
