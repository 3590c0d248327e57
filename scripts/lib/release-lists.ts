import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The names of electron-builder's lists of a new version in a folder, one a system; none where it is not there. */
export function releaseLists(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^latest.*\.yml$/.test(name))
    .sort();
}

/** Throws unless the lists in a folder are there and offer that version: the apps compare it with their own. */
export function checkVersion(folder: string, version: string): void {
  const names = releaseLists(folder);
  if (names.length === 0) throw new Error(`There is no latest*.yml in "${folder}".`);
  for (const name of names) {
    const [, named] = /^version: (.+)$/m.exec(readFileSync(path.join(folder, name), "utf8")) ?? [];
    if (named !== version) throw new Error(`${name} offers ${named ?? "no version"}, not ${version}.`);
  }
}
