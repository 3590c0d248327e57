import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { renderInApp } from "@/test/render.tsx";
import { Changes } from "./changes.tsx";
import { toSegments } from "./segments.ts";

const segments = toSegments(leverage.source, leverage.response.edits);

test("marks what was added and what was removed", () => {
  renderInApp(<Changes segments={segments} />);
  expect(screen.getByRole("insertion").textContent).toBe("use");
  expect(screen.getByRole("deletion").textContent).toBe("Really.");
});

test("tells the old text and the reason on hover, until the pointer leaves or Escape", async () => {
  const { user } = renderInApp(<Changes segments={segments} />);
  await user.hover(screen.getByRole("insertion"));
  const tip = screen.getByRole("tooltip");
  expect(tip.textContent).toBe("leverage“leverage” is overused");
  expect(screen.getByRole("insertion").getAttribute("aria-describedby")).toBe(tip.id);
  await user.hover(document.body);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("keeps the reason of a pressed change when the pointer leaves", async () => {
  const { user } = renderInApp(<Changes segments={segments} />);
  await user.click(screen.getByRole("insertion"));
  await user.hover(document.body);
  expect(screen.getByRole("tooltip")).toBeDefined();
  await user.click(document.body);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("is one tab stop, walked by the arrow keys", async () => {
  const { user } = renderInApp(<Changes segments={segments} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("insertion"));
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(screen.getByRole("deletion"));
  expect(screen.getByRole("tooltip").textContent).toContain("It adds nothing");
  await user.keyboard("{ArrowRight}{ArrowLeft}");
  expect(document.activeElement).toBe(screen.getByRole("insertion"));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});
