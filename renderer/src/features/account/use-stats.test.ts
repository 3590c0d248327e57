import { expect, test } from "vitest";
import { freshFor } from "@/test/fresh-for.tsx";
import { useStats } from "./use-stats.ts";

test("takes the stats for fresh for 30 s", async () => {
  expect(await freshFor(useStats, "/api/stats")).toBe(30_000);
});
