import { expect, test } from "vitest";
import { signInReason } from "./sign-in-reason.ts";

test.each([
  [{ from: "/history" }, "Sign in to see your history."],
  [{ from: "/account" }, "Sign in to see your account."],
  [{ from: "/payment-success" }, null],
  [{ from: 1 }, null],
  [null, null],
])("of %j says %j", (state, reason) => {
  expect(signInReason(state)).toBe(reason);
});
