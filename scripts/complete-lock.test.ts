import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { missingEntries } from "./complete-lock.ts";
import { ROOT } from "./lib/paths.ts";

test("an optional package without an entry gets one beside its parent, with the platform its name tells", () => {
  const parent = {
    version: "2.0.0",
    dev: true,
    license: "MIT",
    optionalDependencies: { "@tool/cli-linux-x64-musl": "2.0.0", "@tool/cli-darwin-arm64": "2.0.0" },
  };
  const packages = { "": {}, "node_modules/tool": parent, "node_modules/@tool/cli-darwin-arm64": {} };
  expect(missingEntries(packages)).toEqual({
    "node_modules/@tool/cli-linux-x64-musl": {
      version: "2.0.0",
      cpu: ["x64"],
      dev: true,
      libc: ["musl"],
      license: "MIT",
      optional: true,
      os: ["linux"],
    },
  });
});

test("an entry inside the parent, beside it or further out is found", () => {
  const parent = { optionalDependencies: { "tool-win32-x64": "1.0.0" } };
  const at = (place: string) => missingEntries({ "node_modules/a/node_modules/tool": parent, [place]: {} });
  expect(at("node_modules/a/node_modules/tool/node_modules/tool-win32-x64")).toEqual({});
  expect(at("node_modules/a/node_modules/tool-win32-x64")).toEqual({});
  expect(at("node_modules/tool-win32-x64")).toEqual({});
  expect(Object.keys(at("node_modules/b/node_modules/tool-win32-x64"))).toEqual([
    "node_modules/a/node_modules/tool-win32-x64",
  ]);
});

test("a package whose name does not tell its platform is an error", () => {
  expect(() => missingEntries({ "node_modules/a": { optionalDependencies: { odd: "1.0.0" } } })).toThrow(
    "odd",
  );
});

test("the lock file can be installed from on every platform (else run `npm run lock:complete`)", () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
  expect(missingEntries(packages)).toEqual({});
});
