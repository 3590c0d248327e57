import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import { renderInApp } from "@/test/render.tsx";
import { CopyButton } from "./copy-button.tsx";

afterEach(() => vi.useRealTimers());

test("copies and shows a check mark for 2 s", async () => {
  vi.useFakeTimers();
  const platform = createFakePlatform();
  renderInApp(<CopyButton text="Some text" name="Copy original text" />, { platform });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy original text" })));
  expect(platform.copied).toEqual(["Some text"]);
  act(() => vi.advanceTimersByTime(1999));
  expect(screen.getByRole("button", { name: "Copied" })).toBeDefined();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole("button", { name: "Copy original text" })).toBeDefined();
});

test("says when it could not copy", async () => {
  const platform = createFakePlatform({ clipboard: "denied" });
  const { user } = renderInApp(<CopyButton text="Some text" name="Copy" />, { platform });
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Failed to copy text to clipboard")).toBeDefined();
});

test("is disabled where there is nothing to copy", () => {
  renderInApp(<CopyButton text="" name="Copy" />);
  expect(screen.getByRole("button", { name: "Copy" }).hasAttribute("disabled")).toBe(true);
});
