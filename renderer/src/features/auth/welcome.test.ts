import { beforeEach, expect, test } from "vitest";
import { useToasts } from "@/lib/toast-store.ts";
import { returnToPurchase, welcome } from "./welcome.ts";

const newcomer = { isNewUser: true, bonusLeft: 0 };
const returning = { isNewUser: false, bonusLeft: 0 };
const shown = () => useToasts.getState().toasts[0];

beforeEach(() => localStorage.clear());

test.each([
  [newcomer, "Account Created!", "Welcome! You can now access our premium features."],
  [returning, "Welcome Back!", "You're signed in and ready to continue."],
])("greets for 3 s on the way to the dashboard: %o", (profile, title, description) => {
  expect(welcome(profile)).toBe("/dashboard");
  expect(shown()).toMatchObject({ title, description, duration: 3000 });
});

test.each([
  [newcomer, "Account Created!"],
  [returning, "Welcome Back!"],
])("goes to the plans for whoever came from there: %o", (profile, title) => {
  localStorage.setItem("authRedirectPath", "/pricing");
  expect(welcome(profile)).toBe("/pricing");
  expect(shown()).toMatchObject({
    title,
    description: "You can now select your plan and proceed with payment.",
    duration: 3000,
  });
  expect(localStorage.getItem("authRedirectPath")).toBeNull();
});

test.each(["/checkout", "/payment"])("comes back to the purchase on %s, once", (pathname) => {
  returnToPurchase({ pathname, search: "?plan=basic&period=monthly" });
  expect(welcome(newcomer)).toBe(`${pathname}?plan=basic&period=monthly`);
  expect(shown()).toMatchObject({ title: "Account Created!", duration: 3000 });
  expect(welcome(returning)).toBe("/dashboard");
});

test("comes back to no other page", () => {
  returnToPurchase({ pathname: "/account", search: "?plan=basic" });
  expect(localStorage.getItem("authRedirectPath")).toBeNull();
});

test.each(["https://example.org", "//example.org/checkout?plan=basic", "/checkout/../admin?x=1"])(
  "follows no other stored path: %s",
  (path) => {
    localStorage.setItem("authRedirectPath", path);
    expect(welcome(returning)).toBe("/dashboard");
  },
);

test("greets for 5 s whoever came from the trial, and forgets that", () => {
  localStorage.setItem("guestAuthContext", "freeTrial");
  expect(welcome({ isNewUser: true, bonusLeft: 2 })).toBe("/dashboard");
  expect(shown()).toMatchObject({
    title: "Account Created!",
    description: "2 additional free humanizations are yours.",
    duration: 5000,
  });
  expect(localStorage.getItem("guestAuthContext")).toBeNull();
});
