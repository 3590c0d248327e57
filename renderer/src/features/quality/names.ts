import { reportNames } from "@/content/quality.ts";

/** What people call a name of the report. */
export const nameOf = (id: string): string => reportNames[id] ?? id;

/** A share as whole percent; a share that is not all is never shown as 100. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  return `${rounded === 100 && share < 1 ? 99 : rounded}%`;
}
