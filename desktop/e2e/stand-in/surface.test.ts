import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import * as standIn from "./electron.ts";

const declarations = readFileSync(createRequire(import.meta.url).resolve("electron/electron.d.ts"), "utf8");
/** What the members of Node's own base classes are called. */
const inherited = new Set(Object.getOwnPropertyNames((await import("node:events")).EventEmitter.prototype));

/** The part of Electron's declarations about a class or an interface. */
function declarationOf(name: string): string {
  const found = new RegExp(`\\n  (?:class|interface) ${name}\\b[\\s\\S]*?\\n  }\\n`).exec(declarations);
  return found?.[0] ?? "";
}

test.each(Object.entries(standIn))("%s has no member that Electron's does not have", (name, value) => {
  const isClass = typeof value === "function";
  const type = isClass
    ? name
    : (new RegExp(`const ${name}: (?:typeof )?(\\w+)`).exec(declarations)?.[1] ?? name);
  const declared =
    declarationOf(isClass ? name : type) +
    declarationOf(name) +
    declarationOf(`${type[0]?.toUpperCase()}${type.slice(1)}`);
  expect(declared).not.toBe("");
  const own = isClass ? value.prototype : value;
  const members = [
    ...Object.getOwnPropertyNames(own),
    ...(Object.getPrototypeOf(own) === Object.prototype
      ? []
      : Object.getOwnPropertyNames(Object.getPrototypeOf(own))),
    ...(isClass ? Object.getOwnPropertyNames(value) : []),
  ].filter(
    (member) =>
      !inherited.has(member) &&
      !["constructor", "prototype", "length", "name"].includes(member) &&
      !member.startsWith("_"),
  );
  for (const member of members) expect(declared, `${name}.${member}`).toMatch(new RegExp(`\\b${member}\\b`));
});
