import { settingsTable } from "../../api/src/settings/table.ts";
import { settingsTree } from "../../api/src/settings/tree.ts";

const START = "<!-- settings:start -->";
const END = "<!-- settings:end -->";

/** The README with the table of settings between its markers brought up to date. Throws if a marker is missing. */
export function withSettings(readme: string): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start)
    throw new Error(`The README needs the markers ${START} and ${END}, in this order.`);
  return `${readme.slice(0, start + START.length)}\n${settingsTable(settingsTree)}\n${readme.slice(end)}`;
}
