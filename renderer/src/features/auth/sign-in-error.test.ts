import { expect, test } from "vitest";
import { signInErrorToast } from "./sign-in-error.ts";

const failure = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code });

test.each([
  ["google", failure("auth/popup-closed-by-user"), "Sign-in was cancelled. Please try again."],
  ["google", failure("auth/network-request-failed", "No network"), "No network"],
  ["google", new Error(""), "Please try again"],
  ["google", "thrown", "Please try again"],
  ["apple", failure("auth/user-cancelled"), "Sign-in was cancelled. Please try again."],
  ["apple", failure("auth/redirect-cancelled-by-user"), "Sign-in was cancelled. Please try again."],
  ["apple", failure("auth/operation-not-allowed"), "Apple login is not properly configured"],
  ["apple", failure("auth/internal-error", "Raw words"), "Raw words"],
] as const)("%s: %o", (provider, error, description) => {
  expect(signInErrorToast(provider, error)).toEqual({
    title: provider === "google" ? "Google sign in failed" : "Apple sign in failed",
    description,
    variant: "destructive",
  });
});
