/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out. npm drops those that the
 * registry in use does not hold (a partial mirror), and then `npm ci` refuses the lock file or misses them elsewhere.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ROOT } from "./lib/paths.ts";

const objectSchema = z.record(z.string(), z.unknown());
const lockedSchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const packagesSchema = z.record(z.string(), lockedSchema);
type Locked = z.infer<typeof lockedSchema>;
type Packages = z.infer<typeof packagesSchema>;

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** The entries that the lock file should have besides its own: one for each optional dependency without any. */
export function missingEntries(packages: Packages): Record<string, object> {
  const missing: Record<string, object> = {};
  for (const [place, locked] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
      if (!placesToLook(place, name).some((it) => it in packages)) {
        missing[siblingOf(place, name)] = entryFor(name, version, locked);
      }
    }
  }
  return missing;
}

/** Where Node would look for a dependency of the package at `place`: in it, then beside it, then further out. */
function placesToLook(place: string, name: string): string[] {
  const outer = place.split("/node_modules/").slice(0, -1).join("/node_modules/");
  const here = `${place}${place === "" ? "" : "/"}node_modules/${name}`;
  return place === "" ? [here] : [here, ...placesToLook(outer, name)];
}

function siblingOf(place: string, name: string): string {
  const cut = place.lastIndexOf("node_modules/");
  return `${cut < 0 ? "" : place.slice(0, cut)}node_modules/${name}`;
}

/** A lock entry whose platform is read off the name, as in `@biomejs/cli-linux-x64-musl`. */
function entryFor(name: string, version: string, parent: Locked): object {
  const words = name.split(/[/-]/);
  const cpu = words.find((word) => PROCESSORS.includes(word));
  const os = words.find((word) => SYSTEMS.includes(word));
  if (cpu === undefined) throw new Error(`${name} does not name its platform.`);
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") ? "glibc" : undefined;
  return {
    version,
    cpu: [cpu],
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    ...(parent.license ? { license: parent.license } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

if (import.meta.main) {
  const file = path.join(ROOT, "package-lock.json");
  const lock = objectSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const packages = objectSchema.parse(lock.packages);
  const missing = missingEntries(packagesSchema.parse(packages));
  const sorted = Object.entries({ ...packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, "en"));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} packages added to package-lock.json`);
}
