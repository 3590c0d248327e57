import { describe, expect, it } from "vitest";
import { historyCursor, historyQuerySchema, itemOfCursor } from "./history.ts";

describe("historyQuerySchema", () => {
  it("reads a query as a URL carries it", () => {
    expect(historyQuerySchema.parse({})).toEqual({ limit: 50 });
    expect(historyQuerySchema.parse({ limit: "200", q: " tea " })).toEqual({ limit: 200, q: "tea" });
  });

  it("takes the cursor of an item", () => {
    const before = historyCursor({
      createdAt: "2025-11-21T00:00:00.123Z",
      id: "7f1c9a52-0d43-4c1e-9d5b-2f6f0e3a1b77",
    });
    expect(historyQuerySchema.parse({ before }).before).toBe(before);
  });

  it("has the item of a cursor again", () => {
    const item = { createdAt: "2025-11-21T00:00:00.123Z", id: "an_id-1" };
    expect(itemOfCursor(historyCursor(item))).toEqual(item);
  });

  it.each([
    ["limit", "0"],
    ["limit", "201"],
    ["limit", "2.5"],
    ["limit", "many"],
    ["before", "yesterday"],
    ["before", "2025-11-21T00:00:00.123Z"],
    ["q", "x".repeat(201)],
  ])("refuses %s=%s", (field, value) => {
    const issues = historyQuerySchema.safeParse({ [field]: value }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
