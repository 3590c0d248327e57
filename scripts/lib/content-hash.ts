import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * A hash over the names and contents of files, and of folders walked whole, relative to `root`.
 * @param skip says of a path (relative, with forward slashes) that it does not count
 */
export function contentHash(root: string, paths: readonly string[], skip: (file: string) => boolean): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((entry) => filesUnder(root, entry, skip)).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function filesUnder(root: string, entry: string, skip: (file: string) => boolean): string[] {
  if (skip(entry)) return [];
  if (statSync(path.join(root, entry)).isFile()) return [entry];
  return readdirSync(path.join(root, entry)).flatMap((name) => filesUnder(root, `${entry}/${name}`, skip));
}
