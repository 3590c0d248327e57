import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./lib/paths.ts";

const folder = path.join(ROOT, ".github", "workflows");
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** The text of each job, by its name. */
function jobsOf(file: string): Map<string, string> {
  const [, jobs = ""] = textOf(file).split(/^jobs:\n/m);
  const parts = jobs.split(/^ {2}(?=[\w-]+:\n)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(":")), part]));
}

describe("a release of the desktop app", () => {
  const jobs = jobsOf("desktop.yml");
  const build = jobs.get("build") ?? "";

  test("is packaged as the version of its tag, and checked to be that", () => {
    const at = [
      "npm version --workspace desktop",
      "npm run desktop:build",
      "scripts/desktop-version.ts",
      "upload-artifact",
    ];
    const places = at.map((each) => build.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("is published by a tag of it alone, whose version was checked", () => {
    expect(jobs.get("publish")).toContain("\n    if: startsWith(github.ref, 'refs/tags/desktop-v')\n");
  });

  test("reaches nobody unless the tests of it pass", () => {
    expect(jobs.get("publish")).toContain("\n    needs: [test, build]\n");
  });
});

test.each(files)("%s gives its secrets to the steps that use them alone", (file) => {
  for (const [name, job] of jobsOf(file)) {
    const wide = [...job.matchAll(/^ {6}(\w+): .*secrets\.(\w+)/gm)].map(([, , secret]) => secret);
    // Where to publish opens nothing; steps are left out where it is not set.
    expect(
      wide.filter((secret) => secret !== "DESKTOP_PUBLISH_TARGET"),
      name,
    ).toEqual([]);
  }
  expect(textOf(file).split(/^jobs:/m)[0]).not.toContain("secrets.");
});

test.each(files)("%s connects to hosts that are known before only", (file) => {
  const connections = textOf(file)
    .split("\n")
    .filter((line) => /\bssh -/.test(line));
  for (const line of connections) {
    expect(line).toContain("-o StrictHostKeyChecking=yes -o UserKnownHostsFile=known_hosts");
  }
  const copies = textOf(file).includes("rsync ");
  expect(connections.length > 0 && textOf(file).includes("secrets.DESKTOP_PUBLISH_KNOWN_HOSTS")).toBe(copies);
});
