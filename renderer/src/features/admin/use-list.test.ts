import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { placeOf } from "./place.ts";
import { limitOf, useList } from "./use-list.ts";

test.each([
  ["", 25],
  ["x", 25],
  ["0", 1],
  ["-4", 1],
  ["7.6", 8],
  ["501", 500],
])("takes %j for a limit of %i", (text, limit) => expect(limitOf(text)).toBe(limit));

test("sorts by a column downward first, then upward, from the first row on", () => {
  const { result } = renderHook(() => useList<"createdAt" | "email">("createdAt"));
  act(() => result.current.setOffset(50));
  expect(result.current.query).toBe("limit=25&sort=createdAt&order=desc&offset=50");
  act(() => result.current.sortBy("email"));
  expect(result.current.query).toBe("limit=25&sort=email&order=desc");
  act(() => result.current.sortBy("email"));
  expect(result.current.query).toBe("limit=25&sort=email&order=asc");
});

test.each([
  [{ city: "Utrecht", country: "NL" }, "Utrecht, Netherlands"],
  [{ city: null, country: "US" }, "United States"],
  [{ city: "Oz", country: "Kansas" }, "Oz, Kansas"],
  [{ city: null, country: null }, "No location"],
])("names the place %j", (place, name) => expect(placeOf(place)).toBe(name));
