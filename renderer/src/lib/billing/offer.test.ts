import { expect, test } from "vitest";
import { offerIn, offerPath } from "./offer.ts";

const offer = { plan: "premium", period: "monthly" } as const;

test("an address carries an offer there and back", () => {
  const { pathname, searchParams } = new URL(offerPath("/checkout", offer), "http://none");
  expect(pathname).toBe("/checkout");
  expect(offerIn(searchParams)).toEqual(offer);
});

test.each(["", "plan=free&period=monthly", "plan=basic", "plan=basic&period=weekly"])(
  "%j names no offer",
  (search) => {
    expect(offerIn(new URLSearchParams(search))).toBeNull();
  },
);
