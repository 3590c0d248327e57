import { required, type Setting, type SettingsTree } from "./leaf.ts";

/** The settings as a Markdown table: variable, default in local mode and in production, meaning. */
export function settingsTable(tree: SettingsTree): string {
  const rows = Object.values(tree)
    .flatMap((group) => Object.values(group))
    .map(
      (leaf) => `| \`${leaf.name}\` | ${shown(leaf, "local")} | ${shown(leaf, "production")} | ${leaf.doc} |`,
    );
  return ["| Setting | Local default | Production default | Meaning |", "|---|---|---|---|", ...rows].join(
    "\n",
  );
}

function shown(leaf: Setting, mode: "local" | "production"): string {
  const value: unknown = leaf[mode];
  if (value === required) return "**required**";
  if (leaf.shown) return leaf.shown;
  if (value === null || (Array.isArray(value) && value.length === 0)) return "none";
  return `\`${String(value)}\``;
}
