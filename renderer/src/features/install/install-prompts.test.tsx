import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import type { Installer } from "@/platform/platform.ts";
import { createFakeFetch } from "@/test/fake-api.ts";
import { localConfig } from "@/test/fake-config.ts";
import { createFakeInstaller } from "@/test/fake-installer.ts";
import { renderInApp } from "@/test/render.tsx";
import { InstallPromo } from "./install-promo.tsx";
import { InstallPrompts } from "./install-prompts.tsx";
import { useInstallStore } from "./use-install.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.queryByRole("button", { name });
/** The prompts on the page; the list of toasts is a region too. */
const prompts = () => screen.queryAllByRole("region", { name: /Install|Get the|faster|Love/u });
const seen = () => localStorage.getItem("app-install-prompt-seen");

async function setUp({
  device = "desktop",
  path = "/pricing",
  desktopDownloadUrl = null,
}: {
  device?: Installer["device"];
  path?: string;
  desktopDownloadUrl?: string | null;
} = {}) {
  const fake = createFakeInstaller(device);
  const platform = createFakePlatform({ install: fake.installer });
  const config = () => Response.json({ ...localConfig, desktopDownloadUrl });
  const { fetch } = createFakeFetch({ "GET /api/config": config });
  renderInApp(
    <>
      <InstallPrompts path={path} />
      <InstallPromo />
    </>,
    { platform, fetch },
  );
  await after(0);
  return { ...fake, platform };
}

describe("the banner", () => {
  test.each([
    ["desktop", "Install Desktop App", "Install for PC"],
    ["mobile", "Get the AI Humanizer App", "Install App"],
  ] as const)("comes 3 s after the app can be installed: %s", async (device, title, install) => {
    const { set } = await setUp({ device });
    await after(10_000);
    expect(prompts()).toHaveLength(0);
    set("available");
    await after(2999);
    expect(prompts()).toHaveLength(0);
    await after(1);
    expect(screen.getByRole("region", { name: title })).toBeDefined();
    expect(button(install)).not.toBeNull();
  });

  test("is answered by dismissing it, and nothing takes its place on this visit", async () => {
    const { set } = await setUp();
    set("available");
    await after(3000);
    expect(seen()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(seen()).toBe("true");
    await after(10_000);
    expect(button("Install for PC")).toBeNull();
  });

  test.each(["accepted", "dismissed"] as const)(
    "is answered by the browser's question: %s",
    async (outcome) => {
      const { set, answer } = await setUp();
      set("available");
      await after(3000);
      fireEvent.click(screen.getByRole("button", { name: "Install for PC" }));
      expect(button("Installing...")?.hasAttribute("disabled")).toBe(true);
      expect(seen()).toBeNull();
      await answer(outcome);
      expect(seen()).toBe("true");
      expect(prompts()).toHaveLength(0);
    },
  );

  test("offers the desktop installer of the visitor's system where there is one", async () => {
    const { set, platform } = await setUp({ desktopDownloadUrl: "https://example.org/get/{system}" });
    set("available");
    await after(3000);
    fireEvent.click(screen.getByRole("button", { name: "Install for PC" }));
    expect(platform.opened).toEqual(["https://example.org/get/windows"]);
    expect(seen()).toBe("true");
  });

  test("leaves a phone to the browser's own install", async () => {
    const { set, platform } = await setUp({ device: "mobile", desktopDownloadUrl: "https://example.org" });
    set("available");
    await after(3000);
    fireEvent.click(screen.getByRole("button", { name: "Install App" }));
    expect(platform.opened).toEqual([]);
    expect(button("Installing...")).not.toBeNull();
  });
});

describe("on a later visit", () => {
  beforeEach(() => useInstallStore.setState({ seen: true, seenBefore: true }));

  test.each([
    ["desktop", "Want faster AI humanization?", "Install for PC", 2],
    ["mobile", "Love using AI Humanizer?", "Get App", 1],
  ] as const)("a button and a card are left: %s", async (device, title, float, buttons) => {
    const { set } = await setUp({ device });
    expect(screen.queryByRole("region", { name: title })).toBeNull();
    set("available");
    expect(screen.getByRole("region", { name: title })).toBeDefined();
    expect(screen.getAllByRole("button", { name: float })).toHaveLength(buttons);
    await after(10_000);
    expect(prompts()).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(prompts()).toHaveLength(0);
    expect(button(float)).not.toBeNull();
  });

  test.each(["/dashboard", "/login", "/checkout", "/payment-success"])(
    "the button leaves %s alone",
    async (path) => {
      const { set } = await setUp({ device: "mobile", path });
      set("available");
      expect(button("Get App")).toBeNull();
    },
  );
});

describe("an installed app", () => {
  test.each([
    ["desktop", "Desktop App Installed Successfully!"],
    ["mobile", "App Installed Successfully!"],
  ] as const)("hides the prompts and says so for 5 s: %s", async (device, text) => {
    const { set } = await setUp({ device });
    set("available");
    await after(3000);
    set("installed");
    expect(prompts()).toHaveLength(0);
    expect(localStorage.getItem("app-installed")).toBe("true");
    expect(screen.getByText(text)).toBeDefined();
    await after(4999);
    expect(screen.getByText(text)).toBeDefined();
    await after(1);
    expect(screen.queryByText(text)).toBeNull();
  });

  test("is left in peace for 6 s, whatever the browser offers meanwhile", async () => {
    const { set } = await setUp();
    set("installed");
    await after(1000);
    set("available");
    await after(4999);
    expect(prompts()).toHaveLength(0);
    await after(1);
    expect(screen.getByRole("region", { name: "Install Desktop App" })).toBeDefined();
  });
});
