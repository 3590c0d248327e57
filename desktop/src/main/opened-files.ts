import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { OpenedFile } from "../bridge.ts";

/** What the app may be asked to open; the page says which of them it can read. */
const extensions = [".txt", ".text", ".md", ".markdown", ".doc", ".docx", ".pdf"];
/** Above the page's own limit, in bytes: a file between the two is refused there, with a reason. */
const maxBytes = 32 * 1024 * 1024;

/** The files among the arguments of a start, as Windows and Linux hand them over: paths or file:// addresses. */
export function filesIn(argv: readonly string[], folder: string): string[] {
  return argv.flatMap((argument) => {
    if (argument.startsWith("-")) return [];
    const file = pathOf(argument);
    return file !== null && extensions.includes(path.extname(file).toLowerCase())
      ? [path.resolve(folder, file)]
      : [];
  });
}

function pathOf(argument: string): string | null {
  if (!/^[a-z][\w+.-]+:/i.test(argument)) return argument;
  try {
    return fileURLToPath(argument);
  } catch {
    return null;
  }
}

/** The files that the system asked the app to open, until the page takes them, one at a time. */
export function createOpenedFiles(onFailed: (name: string, reason: string) => void) {
  const waiting: string[] = [];
  return {
    add: (file: string): void => {
      waiting.push(file);
    },
    /** The next one; null for none. Those that can't be read are told of and left out. */
    take: async (): Promise<OpenedFile | null> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const name = path.basename(file);
        try {
          const about = await stat(file);
          if (!about.isFile()) onFailed(name, "This is not a file.");
          else if (about.size > maxBytes) onFailed(name, "The file is too large.");
          else return { name, bytes: new Uint8Array(await readFile(file)) };
        } catch {
          onFailed(name, "The file could not be read.");
        }
      }
      return null;
    },
  };
}
