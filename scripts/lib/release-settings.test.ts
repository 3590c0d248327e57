import { expect, it } from "vitest";
import { readReleaseSettings } from "./release-settings.ts";

const complete = {
  DESKTOP_API_ORIGIN: "https://humanizer.example.com/",
  DESKTOP_UPDATE_URL: "https://downloads.example.com/desktop",
};

it("reads what an app is packaged with", () => {
  expect(readReleaseSettings(complete)).toEqual({
    apiOrigin: "https://humanizer.example.com",
    percentage: 100,
  });
  expect(readReleaseSettings({ ...complete, DESKTOP_STAGING_PERCENTAGE: "5" })).toMatchObject({
    percentage: 5,
  });
});

it.each(["DESKTOP_API_ORIGIN", "DESKTOP_UPDATE_URL"])("wants to know %s, by a secure URL", (name) => {
  for (const missing of [undefined, ""]) {
    expect(() => readReleaseSettings({ ...complete, [name]: missing })).toThrow(`${name} must say`);
  }
  for (const wrong of [
    "http://example.com",
    "ftp://example.com",
    "example.com",
    "http://localhost.example.com",
  ]) {
    expect(() => readReleaseSettings({ ...complete, [name]: wrong })).toThrow(
      `${name} must be an https:// URL`,
    );
  }
  for (const own of ["http://localhost:8787", "http://127.0.0.1:80", "http://[::1]:8787"]) {
    expect(() => readReleaseSettings({ ...complete, [name]: own })).not.toThrow();
  }
});

it("refuses a share that is none", () => {
  expect(() => readReleaseSettings({ ...complete, DESKTOP_STAGING_PERCENTAGE: "some" })).toThrow(
    "from 0 to 100",
  );
});
