import type { App } from "electron";
import { linkIn } from "./deep-links.ts";
import { filesIn } from "./opened-files.ts";

/** What the system asks the app to open. */
export type Opening =
  | { readonly kind: "link"; readonly link: string }
  | { readonly kind: "file"; readonly file: string };

export interface Openings {
  /** Those that came before anybody followed them. */
  readonly takeEarly: () => readonly Opening[];
  /** Calls back with every further one. */
  readonly follow: (listener: (opening: Opening) => void) => void;
}

/**
 * Listens from the very start: macOS tells of a link or a file before the app is ready; Windows and Linux give them to
 * the program, a second one too, as arguments.
 */
export function listenForOpenings(app: Pick<App, "on">, argv: readonly string[]): Openings {
  let early: Opening[] = openingsIn(argv, process.cwd());
  let listener = (opening: Opening): void => {
    early.push(opening);
  };
  app.on("open-url", (event, link) => {
    event.preventDefault();
    listener({ kind: "link", link });
  });
  app.on("open-file", (event, file) => {
    event.preventDefault();
    listener({ kind: "file", file });
  });
  app.on("second-instance", (_event, arguments_, folder) => {
    for (const opening of openingsIn(arguments_, folder)) listener(opening);
  });
  return {
    takeEarly: () => {
      const taken = early;
      early = [];
      return taken;
    },
    follow: (next) => {
      listener = next;
    },
  };
}

function openingsIn(argv: readonly string[], folder: string): Opening[] {
  const link = linkIn(argv);
  const files = filesIn(argv, folder).map((file): Opening => ({ kind: "file", file }));
  return link === null ? files : [{ kind: "link", link }, ...files];
}
