import { reportNames } from "@/content/quality.ts";

/** What people call a name of the report. */
export const nameOf = (id: string): string => reportNames[id] ?? id;
