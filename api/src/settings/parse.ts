import { z } from "zod";
import { required, type Setting } from "./leaf.ts";
import { type Settings, settingsTree } from "./tree.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads all settings from the environment.
 * @throws an Error whose message names each missing or malformed setting on a line of its own
 */
export function parseSettings(env: Environment): Settings {
  const mode = env.NODE_ENV === "production" ? "production" : "local";
  const problems: string[] = [];

  const read = (leaf: Setting): unknown => {
    const text = env[leaf.name];
    if (text === undefined || text === "") {
      const fallback = leaf[mode];
      if (fallback === required) problems.push(`${leaf.name} is missing: ${leaf.doc}`);
      return fallback;
    }
    const parsed = leaf.schema.safeParse(text);
    // Only the rule is told, never the value: it may be a secret.
    if (!parsed.success) problems.push(`${leaf.name} is not valid: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };

  const groups = Object.entries(settingsTree).map(([group, leaves]) => [
    group,
    Object.fromEntries(Object.entries(leaves).map(([key, leaf]) => [key, read(leaf)])),
  ]);
  if (problems.length > 0) throw new Error(`The settings are not complete:\n${problems.join("\n")}`);
  // Each leaf was read by its own schema, which is what the type says.
  return { ...Object.fromEntries(groups), mode } as Settings;
}
