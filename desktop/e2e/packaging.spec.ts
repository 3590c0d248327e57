import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { localApiOrigin } from "../../scripts/lib/local-api.ts";
import { ROOT } from "../../scripts/lib/paths.ts";
import manifest from "../package.json" with { type: "json" };
import { filesIn } from "../src/main/opened-files.ts";
import { appId } from "../src/main/origin.ts";
import { linkScheme } from "../src/main/sign-in/answer.ts";
import { newDataDir } from "./launch.ts";
import { asar, fusesOf, packageApp, readConfig, validate } from "./packaging.ts";

const inDesktop = (name: string) => path.join(ROOT, "desktop", name);

test("the configuration is one that electron-builder takes, and agrees with the app", async () => {
  const config = await readConfig();
  await validate(config);
  await expect(validate({ ...config, electronFuses: { runAsNodes: false } })).rejects.toThrow(
    "configuration.electronFuses",
  );
  expect(config.appId).toBe(appId);
  expect(config.electronVersion).toBe(manifest.devDependencies.electron);
  expect(config.protocols.flatMap(({ schemes }) => schemes)).toEqual([linkScheme]);
  expect(config.publish).toMatchObject({
    provider: "generic",
    url: expect.stringContaining("DESKTOP_UPDATE_URL"),
  });
  const extensions = config.mac.fileAssociations.flatMap(({ ext }) => ext);
  const files = extensions.map((extension) => path.resolve(`essay.${extension}`));
  expect(filesIn(files, ROOT)).toEqual(files);
  const installer = readFileSync(inDesktop(config.nsis.include), "utf8");
  for (const macro of ["associate", "dissociate"]) {
    const named = [...installer.matchAll(new RegExp(`!insertmacro ${macro} "(\\w+)"`, "g"))];
    expect(named.map(([, extension]) => extension)).toEqual(extensions);
  }

  expect(existsSync(inDesktop(config.mac.entitlements))).toBe(true);
  for (const { icon } of [config.win, config.mac, config.linux]) {
    const image = readFileSync(inDesktop(icon));
    // The width and the height in a PNG's header; macOS wants the most.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1024, 1024]);
  }
});

test("the package has all that the app needs and nothing else, behind its fuses", async () => {
  test.setTimeout(180_000);
  const folder = newDataDir();
  const url = "https://downloads.example.com/desktop";
  const app = await packageApp(folder, { DESKTOP_API_ORIGIN: localApiOrigin, DESKTOP_UPDATE_URL: url });
  const resources = path.join(app, "resources");
  const archive = path.join(resources, "app.asar");

  expect(fusesOf(path.join(app, "ai-humanizer"))).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  });
  expect(readFileSync(path.join(resources, "app-update.yml"), "utf8")).toContain(`url: ${url}\n`);

  const unpacked = readdirSync(`${archive}.unpacked`, { recursive: true, withFileTypes: true });
  const native = `${process.platform}-x64.node`;
  expect(unpacked.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([native]);

  const names = asar.listPackage(archive).map((name) => name.replaceAll("\\", "/"));
  expect(names).toEqual(
    expect.arrayContaining([
      "/package.json",
      "/dist/main/main.js",
      "/dist/main/engine-process.js",
      "/dist/preload/preload.cjs",
      "/dist/renderer/index.html",
      "/dist/renderer/tray.png",
    ]),
  );
  const own = names.filter((name) => !name.startsWith("/node_modules"));
  expect(
    own.filter((name) => /\.(tsx?|map|ya?ml|env|stamp)$|\/evaluation-|^\/(src|e2e|build)\//.test(name)),
  ).toEqual([]);
  expect(names.filter((name) => name.endsWith(".node"))).toEqual([
    `/node_modules/better-sqlite3/prebuilds/${native}`,
  ]);

  const extracted = path.join(folder, "extracted");
  asar.extractAll(archive, extracted);
  expect(JSON.parse(readFileSync(path.join(extracted, "package.json"), "utf8"))).toMatchObject({
    name: "ai-humanizer",
    productName: "AI Humanizer",
    version: manifest.version,
    main: "dist/main/main.js",
  });
  const code = readdirSync(path.join(extracted, "dist/main"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(path.join(extracted, "dist/main", name), "utf8"))
    .join("\n");
  const imports = code.matchAll(
    /^import (?:.*? from )?"([^."][^"]*)";$|\b(?:import|require|import\.meta\.resolve)\("([^."][^"]*)"\)/gm,
  );
  const packages = new Set([...imports].map(([, name, later]) => name ?? later ?? ""));
  const shipped = [...packages].filter((name) => !isBuiltin(name) && name !== "electron").sort();
  expect(shipped).toEqual(["better-sqlite3", "eld/extrasmall", "electron-updater"]);
  // Outside of the repository, where no other packages are to be found.
  const script = `${shipped.map((name) => `await import("${name}");`).join("")} console.log("all there")`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: extracted,
  });
  expect(stdout).toBe("all there\n");
});

test("says what is missing instead of packaging an app that can't be updated", async () => {
  const failed = packageApp(newDataDir(), { DESKTOP_UPDATE_URL: "" });
  await expect(failed).rejects.toThrow("DESKTOP_UPDATE_URL must say");
});
