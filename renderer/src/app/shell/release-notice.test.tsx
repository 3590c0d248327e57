import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import type { ReleaseState } from "@/platform/platform.ts";
import { createFakeReleases } from "@/test/fake-releases.ts";
import { renderInApp } from "@/test/render.tsx";
import { ReleaseNotice } from "./release-notice.tsx";
import { useUpdateState } from "./use-update-state.ts";

function Shown() {
  return <ReleaseNotice state={useUpdateState()} />;
}

function setUp() {
  const releases = createFakeReleases();
  const platform = createFakePlatform({ releases });
  return { releases, platform, ...renderInApp(<Shown />, { platform }) };
}
const closeButton = () => screen.getByRole("button", { name: /Dismiss|Later/u });
const notice = () => screen.queryByText(/version|update/iu);

test("says nothing where there is nothing to say", async () => {
  const { releases } = setUp();
  for (const kind of ["none", "checking"] as const) {
    await releases.become({ kind });
    expect(notice()).toBeNull();
  }
});

test("follows a new version until it is ready, with its notes", async () => {
  const { releases, user } = setUp();
  await releases.become({ kind: "available", version: "1.2.0", notes: "" });
  expect(notice()?.textContent).toBe("Fetching version 1.2.0");
  await releases.become({ kind: "downloading", version: "1.2.0", percent: 40 });
  expect(screen.getByText("40%")).toBeDefined();
  await releases.become({ kind: "ready", version: "1.2.0", notes: "Calmer" });
  expect(screen.getByText("Version 1.2.0 is ready")).toBeDefined();
  expect(screen.getByText("Calmer")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Restart now" }));
  expect(releases.install).toHaveBeenCalledOnce();
});

test("offers a failed update by hand", async () => {
  const { releases, platform, user } = setUp();
  await releases.become({ kind: "failed", message: "sha512", page: "https://example.com/" });
  expect(screen.queryByText(/sha512/u)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Download it" }));
  expect(platform.opened).toEqual(["https://example.com/"]);
});

test("once closed, comes back with news only", async () => {
  const { releases, user } = setUp();
  const newest: ReleaseState = { kind: "newest" };
  await releases.become(newest);
  expect(screen.getByText("Version 1.1.0", { exact: true })).toBeDefined();
  await user.click(closeButton());
  expect(notice()).toBeNull();
  await releases.become({ kind: "checking" });
  await releases.become(newest);
  expect(screen.getByText("This is the newest version")).toBeDefined();

  await releases.become({ kind: "downloading", version: "1.2.0", percent: 10 });
  await user.click(closeButton());
  await releases.become({ kind: "downloading", version: "1.2.0", percent: 20 });
  expect(notice()).toBeNull();
  await releases.become({ kind: "ready", version: "1.2.0", notes: "" });
  expect(screen.getByText("Version 1.2.0 is ready")).toBeDefined();
});

test("shows what was found before the page opened", async () => {
  const releases = createFakeReleases({ kind: "ready", version: "1.2.0", notes: "" });
  renderInApp(<Shown />, { platform: createFakePlatform({ releases }) });
  expect(await screen.findByText("Version 1.2.0 is ready")).toBeDefined();
});
