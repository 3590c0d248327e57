import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { releaseLists } from "./release-lists.ts";

/** A share of the users in percent, as it is typed: a whole number from 0 to 100. Throws for anything else. */
export function parsePercentage(text: string): number {
  const percentage = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (percentage >= 0 && percentage <= 100) return percentage;
  throw new Error(`A percentage is a whole number from 0 to 100, not "${text}".`);
}

/** One of electron-builder's lists of a new version (`latest*.yml`), offered to that share of the users only. */
export function withStaging(list: string, percentage: number): string {
  const lines = list.split("\n").filter((line) => line !== "" && !line.startsWith("stagingPercentage:"));
  return `${[...lines, ...(percentage < 100 ? [`stagingPercentage: ${percentage}`] : [])].join("\n")}\n`;
}

/** Offers the version in a folder to that share of the users; returns the names of the lists that say so. */
export function stageRelease(folder: string, percentage: number): string[] {
  const names = releaseLists(folder);
  for (const name of names) {
    const file = path.join(folder, name);
    writeFileSync(file, withStaging(readFileSync(file, "utf8"), percentage));
  }
  return names;
}
