import { expect, test } from "vitest";
import { checkFile, sourceFiles } from "./check-imports.ts";
import { LAYERS } from "./import-rules.ts";
import { ROOT } from "./lib/paths.ts";

const HUMANIZE = "renderer/src/features/humanize/form.tsx";

test.each([
  ["engine/src/humanize.ts", 'import { plans } from "@ai-humanizer/shared";', "engine may not import shared"],
  [
    "engine/src/humanize.ts",
    'import { plans } from "../../shared/src/plans.ts";',
    "engine may not import shared",
  ],
  ["engine/src/humanize.ts", 'import { readFileSync } from "node:fs";', "engine may not use Node"],
  ["engine/src/humanize.ts", 'import { models } from "./node.ts";', "engine may not import engine/node"],
  [
    "engine/src/document/tagging/lemma.ts",
    'import type { Entry } from "../../lexicon/entry.ts";',
    "document may not import lexicon",
  ],
  ["engine/src/lexicon/render.ts", 'export * from "../rewrite/clause.ts";', "lexicon may not import rewrite"],
  [
    "engine/src/rewrite/also.ts",
    'import { toneIn } from "../humanize.ts";',
    "rewrite may not import humanize",
  ],
  ["engine/src/engine.ts", 'import { speak } from "./speech/speak.ts";', "speech has no place in the order"],
  ["shared/src/plans.ts", 'import { humanize } from "@ai-humanizer/engine";', "only types of engine"],
  ["shared/src/plans.ts", 'export { TONES } from "@ai-humanizer/engine";', "only types of engine"],
  ["shared/src/plans.ts", 'import type { App } from "../../api/src/app.ts";', "shared may not import api"],
  [
    "api/src/app.ts",
    'import { cn } from "@ai-humanizer/renderer/lib/cn";',
    "api may not import renderer/base",
  ],
  [HUMANIZE, 'import { humanize } from "@ai-humanizer/engine";', "renderer/features may not import engine"],
  [HUMANIZE, 'import { routes } from "@/app/routes";', "renderer/features may not import renderer/app"],
  [HUMANIZE, 'import { List } from "@/features/history/list";', "humanize may not import history"],
  [HUMANIZE, 'import { List } from "../history/list";', "humanize may not import history"],
  [HUMANIZE, 'const list = import("../history/list");', "humanize may not import history"],
  [HUMANIZE, 'type List = import("../history/list").List;', "humanize may not import history"],
  [HUMANIZE, 'export * from "../history/list";', "humanize may not import history"],
  [
    "renderer/src/components/menu.tsx",
    'import { List } from "../features/history/list";',
    "renderer/base may not",
  ],
  [
    "renderer/src/main.ts",
    'import { web } from "../../web/src/platform.ts";',
    "renderer/base may not import web",
  ],
  ["web/src/main.tsx", 'import { createApp } from "@ai-humanizer/api";', "web may not import api"],
  [HUMANIZE, 'import { shell } from "electron";', "renderer/features may not use Electron"],
  ["renderer/src/platform/platform.ts", 'import type { App } from "electron/main";', "may not use Electron"],
  ["web/src/main.tsx", 'const updater = import("electron-updater");', "web may not use Electron"],
  ["desktop/src/renderer/main.tsx", 'import { ipcRenderer } from "electron";', "may not use Electron"],
  [
    "desktop/src/renderer/main.tsx",
    'import { notify } from "../main/notify.ts";',
    "may not import desktop/main",
  ],
  [
    "web/src/main.tsx",
    'import type { DesktopBridge } from "../../desktop/src/bridge.ts";',
    "may not import desktop",
  ],
  ["api/src/app.ts", 'import { ROOT } from "../../scripts/lib/paths.ts";', "api may not import scripts"],
])("in %s it refuses %s", (file, source, problem) => {
  expect(checkFile(file, source)).toEqual([expect.stringContaining(`${file}:1: `)]);
  expect(checkFile(file, source)[0]).toContain(problem);
});

test.each([
  ["engine/src/humanize.ts", 'import { parse } from "./document/parse.ts"; import nlp from "wink-nlp";'],
  ["engine/src/node.ts", 'import { readFileSync } from "node:fs"; import { humanize } from "./index.ts";'],
  [
    "engine/src/humanize.test.ts",
    'import { readFileSync } from "node:fs"; import { models } from "./node.ts";',
  ],
  ["shared/src/plans.ts", 'import type { Tone } from "@ai-humanizer/engine"; import { z } from "zod";'],
  ["api/src/app.ts", 'import { humanize } from "@ai-humanizer/engine/node"; import { z } from "zod";'],
  [HUMANIZE, 'import { Counter } from "./counter"; import { Button } from "@/components/ui/button";'],
  ["renderer/src/features/humanize/form.test.tsx", 'import { renderApp } from "@/test/render.tsx";'],
  ["renderer/src/test/setup.ts", 'import { useDraft } from "@/features/humanize/draft-store.ts";'],
  ["renderer/src/app/routes.tsx", 'const page = import("@/features/humanize/page");'],
  ["desktop/src/main/menu.ts", 'import { Menu } from "electron";'],
  ["web/src/main.tsx", 'import { App } from "@ai-humanizer/renderer/app/app";'],
  ["web/e2e/guest.spec.ts", 'import { requireChromium } from "../../scripts/find-chromium.ts";'],
])("in %s it lets %s pass", (file, source) => {
  expect(checkFile(file, source)).toEqual([]);
});

test("it names the line, and a file that no rule is about", () => {
  const source = '// one\nimport { z } from "zod";\nimport { a } from "@ai-humanizer/shared";\n';
  expect(checkFile("engine/src/a.ts", source)).toEqual([
    "engine/src/a.ts:3: engine may not import shared (@ai-humanizer/shared)",
  ]);
  expect(checkFile("tools/a.ts", "")).toEqual(["tools/a.ts: belongs to no layer of import-rules.ts"]);
});

test("a file that cannot be parsed is an error, not a pass", () => {
  expect(() => checkFile("engine/src/a.ts", "import {")).toThrow("engine/src/a.ts");
});

test("the rules name only layers that exist", () => {
  const names = LAYERS.map(({ name }) => name);
  expect(LAYERS.flatMap(({ mayImport }) => mayImport).filter((name) => !names.includes(name))).toEqual([]);
});

test("the order of the engine's parts names only those that exist", () => {
  const parts = LAYERS.find(({ name }) => name === "engine")?.partsInOrder ?? [];
  const files = sourceFiles(ROOT);
  const exists = (part: string) => files.some((file) => file.match(/^engine\/src\/([^/.]+)/)?.[1] === part);
  expect(parts.filter((part) => !exists(part))).toEqual([]);
});

test("it walks the repository's own sources only", () => {
  const files = sourceFiles(ROOT);
  expect(files).toContain("engine/src/index.ts");
  expect(files).toContain("scripts/check-imports.test.ts");
  expect(files.filter((file) => /node_modules|dist|\.json$/.test(file))).toEqual([]);
});
