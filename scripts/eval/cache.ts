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
  /** Likewise for values that take waiting. */
  readonly later: (key: string, compute: () => Promise<unknown>) => Promise<unknown>;
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** A cache in `folder`. Files are written beside and moved: a stopped run leaves no half file, two runs do not collide. */
export function openCache(folder: string): Cache {
  const pathOf = (key: string): string => {
    const name = digest(key);
    return join(folder, name.slice(0, 2), name);
  };
  const store = (key: string, fresh: Uint8Array): Uint8Array => {
    const path = pathOf(key);
    mkdirSync(dirname(path), { recursive: true });
    const part = `${path}.${process.pid}.part`;
    writeFileSync(part, fresh);
    renameSync(part, path);
    return fresh;
  };
  const toJson = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
  const fromJson = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString("utf8"));
  const bytes: Cache["bytes"] = (key, compute) => readIfThere(pathOf(key)) ?? store(key, compute());
  return {
    bytes,
    json: (key, compute) => fromJson(bytes(key, () => toJson(compute()))),
    later: async (key, compute) => fromJson(readIfThere(pathOf(key)) ?? store(key, toJson(await compute()))),
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
