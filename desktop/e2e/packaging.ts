import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/lib/paths.ts";

/** What electron-builder itself is made of, in the versions that it uses. */
const builder = createRequire(
  createRequire(createRequire(import.meta.url).resolve("electron-builder")).resolve("app-builder-lib"),
);

/** Electron-builder's configuration, as far as it is looked at. */
export interface BuilderConfig {
  readonly appId: string;
  readonly electronVersion: string;
  readonly protocols: readonly { readonly schemes: readonly string[] }[];
  readonly publish: object;
  readonly win: { readonly icon: string };
  readonly nsis: { readonly include: string };
  readonly mac: {
    readonly icon: string;
    readonly entitlements: string;
    readonly fileAssociations: readonly { readonly ext: string | readonly string[] }[];
  };
  readonly linux: { readonly icon: string };
}

interface ConfigModule {
  readonly getConfig: (projectDir: string, file: string, more: object) => Promise<BuilderConfig>;
  readonly validateConfiguration: (config: object, log: { isEnabled: boolean }) => Promise<void>;
}
// The declarations of these modules are not among what the packages export.
const configModule: ConfigModule = builder("./util/config/config");
export const asar: {
  readonly listPackage: (archive: string) => string[];
  readonly extractAll: (archive: string, folder: string) => void;
} = builder("@electron/asar");

/** The configuration as electron-builder reads it. */
export const readConfig = (): Promise<BuilderConfig> =>
  configModule.getConfig(path.join(ROOT, "desktop"), path.join(ROOT, "electron-builder.yml"), {});

/** Rejects what electron-builder's own schema does. */
export const validate = (config: object): Promise<void> =>
  configModule.validateConfiguration(config, { isEnabled: false });

/** Marks the place of the fuses in Electron's program: https://www.electronjs.org/docs/latest/tutorial/fuses */
const sentinel = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";

/** Packages the built app for Linux with a stand-in for Electron's program; returns the folder of the app. */
export async function packageApp(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  const electron = path.join(folder, "electron");
  mkdirSync(path.join(electron, "resources"), { recursive: true });
  // One fuse a letter, after the version and their number; all but the first are off.
  writeFileSync(path.join(electron, "electron"), `${sentinel}\u0001\u0009100000000`, { mode: 0o755 });
  for (const name of ["LICENSE", "LICENSES.chromium.html", "version"]) {
    writeFileSync(path.join(electron, name), name);
  }
  const args = [
    "--dir",
    "--linux",
    "--x64",
    `--config.electronDist=${electron}`,
    `--config.directories.output=${folder}`,
  ];
  await promisify(execFile)(process.execPath, [path.join(ROOT, "scripts", "desktop-build.ts"), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  return path.join(folder, "linux-unpacked");
}

/** The fuses of a program, by the names of the configuration. */
export function fusesOf(program: string): Record<string, boolean> {
  const content = readFileSync(program, "latin1");
  const wire = content.slice(content.indexOf(sentinel) + sentinel.length + 2);
  const names = [
    "runAsNode",
    "enableCookieEncryption",
    "enableNodeOptionsEnvironmentVariable",
    "enableNodeCliInspectArguments",
    "enableEmbeddedAsarIntegrityValidation",
    "onlyLoadAppFromAsar",
    "loadBrowserProcessSpecificV8Snapshot",
    "grantFileProtocolExtraPrivileges",
  ];
  return Object.fromEntries(names.map((name, at) => [name, wire[at] === "1"]));
}
