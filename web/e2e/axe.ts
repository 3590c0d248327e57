import type { Page } from "@playwright/test";
import axe from "axe-core";
import { settle } from "./test.ts";

/** What axe finds on the page as it stands, or in a part of it: each rule with the elements that break it. */
export async function findings(page: Page, within = "html"): Promise<string[]> {
  await settle(page);
  // Longer to send than to run, so once for each page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(async (part) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  }, within);
}
