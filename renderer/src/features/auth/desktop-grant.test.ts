import { expect, test, vi } from "vitest";
import { answerUrl, keepDesktopRequest, readDesktopRequest, takeDesktopPath } from "./desktop-grant.ts";

const token = "a".repeat(43);
const hash = (redirect: string, challenge = token, state = token) =>
  `#${new URLSearchParams({ challenge, state, redirect })}`;

test.each(["http://127.0.0.1:49152/callback", "aihumanizer://sign-in"])("goes back to %s", (redirect) => {
  const request = readDesktopRequest(hash(redirect));
  expect(request).toEqual({ challenge: token, state: token, redirect });
  expect(request && answerUrl(request, "the-code")).toBe(`${redirect}?code=the-code&state=${token}`);
});

test.each([
  "http://127.0.0.1:49152/callback/..",
  "http://127.0.0.1:49152.evil.example/callback",
  "http://127.0.0.1:0/callback",
  "http://127.0.0.1:70000/callback",
  "http://localhost:49152/callback",
  "https://evil.example/callback",
  "http://127.0.0.1:80@evil.example/callback",
  "aihumanizer://sign-in/elsewhere",
  "javascript:alert(1)",
  "",
])("does not go to %s", (redirect) => {
  expect(readDesktopRequest(hash(redirect))).toBeNull();
});

test.each([
  ["", token],
  [token, "short"],
  [`${token}=`, token],
])("refuses challenge %j with state %j", (challenge, state) => {
  expect(readDesktopRequest(hash("aihumanizer://sign-in", challenge, state))).toBeNull();
});

test("a request waits for the sign-in, and is told once", () => {
  keepDesktopRequest("#challenge=x");
  expect(takeDesktopPath()).toBe("/desktop-sign-in#challenge=x");
  expect(takeDesktopPath()).toBeNull();
});

test("where storage is forbidden nothing waits, and nothing fails", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepDesktopRequest("#challenge=x");
  expect(takeDesktopPath()).toBeNull();
});
