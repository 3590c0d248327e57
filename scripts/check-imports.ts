/** Finds imports that go against the directions of `import-rules.ts`; as a program, prints them and fails. */
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { LAYERS, type Layer } from "./import-rules.ts";
import { ROOT } from "./lib/paths.ts";

type Import = { request: string; offset: number; typeOnly: boolean };

const SCOPE = "@ai-humanizer/";
const SOURCE_FILE = /\.[cm]?[jt]sx?$/;
const ELECTRON = /^electron(-updater)?(\/|$)/;
const SKIPPED = new Set(["node_modules", "dist", "data", ".git"]);

/**
 * What is wrong with the imports of one file, a line each.
 * @param file path from the root of the repository, with forward slashes
 */
export function checkFile(file: string, source: string, layers: readonly Layer[] = LAYERS): string[] {
  const layer = layers.find(({ files }) => files.test(file));
  if (!layer) return [`${file}: belongs to no layer of import-rules.ts`];

  return importsOf(file, source).flatMap((found) => {
    const problem = problemWith(found, file, layer, layers);
    const line = source.slice(0, found.offset).split("\n").length;
    return problem ? [`${file}:${line}: ${problem} (${found.request})`] : [];
  });
}

function problemWith(found: Import, file: string, layer: Layer, layers: readonly Layer[]): string | null {
  const isTest = /\.(test|spec)\./.test(file);
  if (layer.noNode && isBuiltin(found.request) && !isTest) return `${layer.name} may not use Node`;
  if (ELECTRON.test(found.request) && !layer.electron) return `${layer.name} may not use Electron`;
  const target = resolve(file, found.request);
  if (target === null) return null;
  const other = layers.find(({ files }) => files.test(target));
  if (!other) return "imports a file that belongs to no layer";

  if (other === layer) {
    const [here, there] = [file, target].map((it) => layer.files.exec(it)?.[1]);
    if (here === undefined || there === undefined || here === there) return null;
    if (layer.separateParts) return `${here} may not import ${there}`;
    return layer.partsInOrder ? orderProblem(here, there, layer.partsInOrder) : null;
  }
  if (other.forTests) return isTest ? null : `only tests may import ${other.name}`;
  if (!layer.mayImport.includes(other.name)) return `${layer.name} may not import ${other.name}`;
  if (layer.typesOnly && !found.typeOnly) return `${layer.name} may import only types of ${other.name}`;
  return null;
}

function orderProblem(here: string, there: string, order: readonly string[]): string | null {
  const unplaced = [here, there].find((part) => !order.includes(part));
  if (unplaced !== undefined) return `${unplaced} has no place in the order of import-rules.ts`;
  return order.indexOf(there) < order.indexOf(here) ? null : `${here} may not import ${there}`;
}

/** The path from the root that a request means, perhaps without its extension; null for packages from elsewhere. */
function resolve(file: string, request: string): string | null {
  if (request.startsWith(".")) return path.posix.join(path.posix.dirname(file), request);
  if (request.startsWith("@/")) return `renderer/src/${request.slice(2)}`;
  if (!request.startsWith(SCOPE)) return null;
  const [workspace, ...rest] = request.slice(SCOPE.length).split("/");
  return [workspace, "src", ...rest].join("/") + (rest.length === 0 ? "/index.ts" : "");
}

function importsOf(file: string, source: string): Import[] {
  const { module, program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);

  const found: Import[] = [];
  const statements = [
    ...module.staticImports.map((it) => ({ start: it.start, request: it.moduleRequest.value })),
    ...module.staticExports.map((it) => ({
      start: it.start,
      request: it.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value,
    })),
  ];
  for (const { start, request } of statements) {
    if (request === undefined) continue;
    found.push({
      request,
      offset: start,
      typeOnly: /^(import|export)\s+type\b/.test(source.slice(start, start + 40)),
    });
  }
  new Visitor({
    ImportExpression({ source: { type, ...literal }, start }) {
      if (type === "Literal" && "value" in literal) {
        found.push({ request: String(literal.value), offset: start, typeOnly: false });
      }
    },
    TSImportType({ source: literal, start }) {
      found.push({ request: literal.value, offset: start, typeOnly: true });
    },
  }).visit(program);
  return found;
}

/** All source files of the repository that the rules are about, as paths from `root`. */
export function sourceFiles(root: string, folder = ""): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(root, file);
    return SOURCE_FILE.test(entry.name) ? [file] : [];
  });
}

if (import.meta.main) {
  const files = sourceFiles(ROOT);
  const problems = files.flatMap((file) => checkFile(file, readFileSync(path.join(ROOT, file), "utf8")));
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files checked, ${problems.length} wrong imports`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
