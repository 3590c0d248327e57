import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import * as standIn from "./electron.ts";
import { WebContents } from "./web-contents.ts";

const declarations = readFileSync(createRequire(import.meta.url).resolve("electron/electron.d.ts"), "utf8");
/** What Node's own base classes bring along. */
const inherited = new Set(Object.getOwnPropertyNames((await import("node:events")).EventEmitter.prototype));
const builtIn = ["constructor", "prototype", "length", "name"];

/** The members that Electron declares of a class or an interface, and of what it extends. */
function declaredMembers(type: string): string[] {
  const pattern = new RegExp(
    `\\n  (?:class|interface) ${type}\\b(?: extends (?:NodeJS\\.)?(\\w+))?[^{]*{\\n([\\s\\S]*?)\\n  }\\n`,
  );
  const [, base, body] = pattern.exec(declarations) ?? [];
  if (body === undefined) return [];
  const own = [...body.matchAll(/^ {4}(?:static |readonly |get |set )*(\w+)[?(<:]/gm)].map(
    ([, name]) => name ?? "",
  );
  return [...own, ...(base ? declaredMembers(base) : [])];
}

/** The type that Electron declares of something that it exports. */
function typeOf(name: string): string {
  return new RegExp(`\\n    const ${name}: (?:typeof )?(\\w+)`).exec(declarations)?.[1] ?? name;
}

/** What the stand-in has under a name, but for what is its own business, which begins with an underscore. */
function members(value: object): string[] {
  const isClass = typeof value === "function";
  const prototype: object = isClass ? value.prototype : Object.getPrototypeOf(value);
  return [
    ...Object.getOwnPropertyNames(value),
    ...(prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype)),
  ].filter((each) => !inherited.has(each) && !builtIn.includes(each) && !each.startsWith("_"));
}

test.each(Object.entries({ ...standIn, WebContents }))(
  "%s has nothing that Electron's has not",
  (name, value) => {
    const declared = declaredMembers(typeOf(name));
    expect(declared).not.toEqual([]);
    expect(members(value).filter((each) => !declared.includes(each))).toEqual([]);
  },
);

test("a member that Electron does not declare is found out", () => {
  expect(declaredMembers(typeOf("net"))).toContain("fetch");
  expect(declaredMembers(typeOf("net"))).not.toContain("fetchAll");
  // Named in a comment on another member only.
  expect(declaredMembers("WebContents")).not.toContain("url");
  expect(declaredMembers("BrowserWindow")).toContain("getNormalBounds");
});
