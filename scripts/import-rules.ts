/** Which part of the repository may import which other; `check-imports.ts` holds it. */

export type Layer = {
  name: string;
  /** A file belongs to the first layer whose pattern matches its path from the root. */
  files: RegExp;
  /** Names of the layers it may import, besides its own. */
  mayImport: readonly string[];
  /** Of the other layers, only types may be imported. */
  typesOnly?: boolean;
  /** Node's own modules are out of reach, because the code must run anywhere, without I/O. */
  noNode?: boolean;
  /** Electron's modules are in reach; elsewhere nothing knows that there is a desktop app. */
  electron?: boolean;
  /** What the first group of `files` captures names a part; the parts of this layer may not import each other. */
  separateParts?: boolean;
  /** The parts that `files` captures, lowest first: each may import those before it only, so that none import in a circle. */
  partsInOrder?: readonly string[];
  /** Helpers of tests: open to every test, and to nothing else. */
  forTests?: boolean;
};

/** The engine's folders and top-level files: what all build on comes first, what puts all together last. */
const ENGINE_PARTS = [
  // Shapes and tools that know no language.
  ...["types", "edits", "hash", "hashed-table", "memoize", "model-file", "word-set"],
  ...["longest-sentence", "thread-limits"],
  // What readers know machines by.
  "favorites",
  // What reads a text.
  ...["morphology", "language", "document", "detect", "language-model"],
  // What changes it.
  ...["text-edit", "lexicon", "check", "rewrite", "search", "set-register"],
  // What tells of it, and the way through all of them.
  ...["notes", "report", "assist", "humanize", "engine", "index"],
];

export const LAYERS: readonly Layer[] = [
  {
    name: "scripts",
    files: /^(scripts\/|vitest\.config\.ts$)/,
    mayImport: ["engine", "engine/node", "shared", "api", "api/sandbox"],
  },

  { name: "engine/node", files: /^engine\/(src\/node(\.ts)?$|.*\.test\.ts$)/, mayImport: ["engine"] },
  // What the engine has learned and measured: data.
  { name: "engine/models", files: /^engine\/src\/models\//, mayImport: [] },
  {
    name: "engine",
    files: /^engine\/(?:src\/([^/.]+))?/,
    mayImport: [],
    noNode: true,
    partsInOrder: ENGINE_PARTS,
  },
  { name: "shared", files: /^shared\//, mayImport: ["engine"], typesOnly: true, noNode: true },
  // Stand-ins for the servers of others, for local mode, tests and benches; the API never loads them.
  { name: "api/sandbox", files: /^api\/sandbox\//, mayImport: ["shared"] },
  {
    name: "api/test",
    files: /^api\/test\//,
    mayImport: ["api", "api/sandbox", "engine", "shared"],
    forTests: true,
  },
  { name: "api", files: /^api\//, mayImport: ["engine", "engine/node", "shared"] },

  // The engine's detector as it runs in the browser; nothing else of the engine does.
  {
    name: "renderer/detector",
    files: /^renderer\/src\/lib\/detector\//,
    mayImport: ["engine", "engine/models"],
  },
  {
    name: "renderer/features",
    files: /^renderer\/src\/features\/([^/]+)/,
    mayImport: ["renderer/base", "renderer/detector", "shared"],
    separateParts: true,
  },
  {
    name: "renderer/app",
    files: /^renderer\/src\/app\//,
    mayImport: ["engine/models", "renderer/features", "renderer/base", "shared"],
  },
  {
    name: "renderer/test",
    files: /^renderer\/src\/test\//,
    mayImport: ["renderer/app", "renderer/features", "renderer/base", "shared"],
    forTests: true,
  },
  { name: "renderer/base", files: /^renderer\//, mayImport: ["shared"] },

  {
    name: "web",
    files: /^web\/src\//,
    mayImport: ["renderer/app", "renderer/features", "renderer/base", "shared"],
    noNode: true,
  },
  // The browser tests and the build's configuration, which run in Node.
  {
    name: "web/node",
    files: /^web\//,
    mayImport: ["scripts", "api", "engine", "shared", "renderer/base", "web"],
  },

  // What the main process, the preload code and the page have in common: types.
  { name: "desktop/bridge", files: /^desktop\/src\/bridge/, mayImport: [], noNode: true },
  {
    name: "desktop/renderer",
    files: /^desktop\/src\/renderer\//,
    mayImport: ["desktop/bridge", "renderer/app", "renderer/base", "shared"],
    noNode: true,
  },
  {
    name: "desktop/preload",
    files: /^desktop\/src\/preload\//,
    mayImport: ["desktop/bridge"],
    noNode: true,
    electron: true,
  },
  { name: "desktop/test", files: /^desktop\/src\/test\//, mayImport: [], forTests: true },
  {
    name: "desktop/main",
    files: /^desktop\/src\//,
    mayImport: ["desktop/bridge", "engine", "engine/node", "shared"],
    electron: true,
  },
  // The tests and the build's configuration, which run in Node.
  {
    name: "desktop/node",
    files: /^desktop\//,
    mayImport: ["scripts", "desktop/bridge", "desktop/main"],
    electron: true,
  },
];
