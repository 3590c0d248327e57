import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDraft } from "@/features/humanize/draft-store.ts";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import type { ReleaseState } from "@/platform/platform.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { localConfig } from "@/test/fake-config.ts";
import { createFakeReleases } from "@/test/fake-releases.ts";
import { renderInApp } from "@/test/render.tsx";
import { ShellParts } from "./shell-parts.tsx";

/** An app of version 1.1.0 at a server that understands the given one and later. */
async function setUp(minDesktopVersion: string, state: ReleaseState = { kind: "none" }) {
  const releases = createFakeReleases(state);
  const platform = createFakePlatform({ releases });
  const { fetch } = createFakeFetch({
    "GET /api/config": () => Response.json({ ...localConfig, minDesktopVersion }),
  });
  const view = renderInApp(<ShellParts>The app</ShellParts>, { platform, fetch });
  return { releases, platform, ...view };
}
const button = (name: string) => screen.findByRole("button", { name });

test("leaves an app alone that the server understands", async () => {
  const { queryClient } = await setUp("1.1.0");
  await expect.poll(() => queryClient.getQueryData(["/api/config"])).toBeDefined();
  expect(screen.getByText("The app")).toBeDefined();
});

test("takes the place of an app that is too old, and leads to the update", async () => {
  const { releases, user } = await setUp("1.2.0");
  expect(await screen.findByRole("heading", { name: "Update needed" })).toBeDefined();
  expect(screen.queryByText("The app")).toBeNull();
  await user.click(await button("Update now"));
  expect(releases.check).toHaveBeenCalledOnce();
  await releases.become({ kind: "downloading", version: "1.2.0", percent: 40 });
  expect((await button("Fetching, 40%")).hasAttribute("disabled")).toBe(true);
  await releases.become({ kind: "ready", version: "1.2.0", notes: "" });
  await user.click(await button("Restart and update"));
  expect(releases.install).toHaveBeenCalledOnce();
});

test("says so where the update fails, or is not there yet", async () => {
  const { releases, platform, user } = await setUp("1.2.0", {
    kind: "failed",
    message: "",
    page: "https://example.com/",
  });
  expect(await screen.findByText("The update could not be fetched.")).toBeDefined();
  await user.click(await button("Download it"));
  expect(platform.opened).toEqual(["https://example.com/"]);
  await releases.become({ kind: "newest" });
  expect(screen.getByText(/is not there yet/u)).toBeDefined();
  await user.click(await button("Try again"));
  expect(releases.check).toHaveBeenCalledOnce();
});

test("hands out the draft, where there is one", async () => {
  const { platform, user } = await setUp("1.2.0");
  await button("Update now");
  expect(screen.queryByRole("button", { name: "Copy my draft" })).toBeNull();
  useDraft.getState().setText("Half a thought");
  await user.click(await button("Copy my draft"));
  expect(platform.copied).toEqual(["Half a thought"]);
  await button("Copied!");
});
