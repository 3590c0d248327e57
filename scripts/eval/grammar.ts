import { LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

/** Kinds of findings that are mistakes rather than matters of taste. */
const hardKinds = new Set([
  "Agreement",
  "BoundaryError",
  "Capitalization",
  "Eggcorn",
  "Grammar",
  "Malapropism",
  "Nonstandard",
  "Repetition",
  "Typo",
  "WordOrder",
]);

export interface GrammarChecker {
  /** Kinds of the hard mistakes found in a text. */
  readonly mistakes: (text: string) => Promise<string[]>;
}

/** A grammar checker that runs here, by harper.js. */
export async function createGrammarChecker(): Promise<GrammarChecker> {
  const linter = new LocalLinter({ binary });
  await linter.setup();
  return {
    mistakes: async (text) => {
      const lints = await linter.lint(text, { language: "plaintext" });
      return lints.map((lint) => lint.lint_kind()).filter((kind) => hardKinds.has(kind));
    },
  };
}
