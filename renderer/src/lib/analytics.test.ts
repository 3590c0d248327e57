import { expect, test } from "vitest";
import { track } from "./analytics.ts";

test("makes the data layer where no tag manager did, and adds to it", () => {
  track("trial_start", { viewer: "guest" });
  track("trial_start");
  expect(window.dataLayer).toEqual([{ event: "trial_start", viewer: "guest" }, { event: "trial_start" }]);
});
