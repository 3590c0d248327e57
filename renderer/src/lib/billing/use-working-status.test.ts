import { expect, test } from "vitest";
import { freshFor } from "@/test/fresh-for.tsx";
import { useWorkingStatus } from "./use-working-status.ts";

test("takes the status for fresh for 60 s", async () => {
  expect(await freshFor(() => useWorkingStatus(), "/api/working-status")).toBe(60_000);
});
