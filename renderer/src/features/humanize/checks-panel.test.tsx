import { checkNames } from "@ai-humanizer/shared";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { ChecksPanel } from "./checks-panel.tsx";

const { report } = leverage.response;
const heading = () => screen.getByRole("heading").textContent;
const unfold = () => fireEvent.click(screen.getByRole("button"));
const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);

afterEach(() => vi.useRealTimers());

test("plays the schedule, and then folds the measured scores to a line, which unfolds", () => {
  vi.useFakeTimers();
  const { rerender } = render(<ChecksPanel run={performance.now()} report={null} />);
  expect(heading()).toBe("Humanizing Content...");
  expect(rows()[0]).toBe("Word choicePending");
  act(() => vi.advanceTimersByTime(800));
  expect(rows()[0]).toBe("Word choiceTesting");
  act(() => vi.advanceTimersByTime(400));
  expect(rows()[0]).toBe("Word choiceBypassed");
  expect(heading()).toBe("Humanizing Content...");
  act(() => vi.advanceTimersByTime(400));
  expect(heading()).toBe("Testing Bypass Success");
  act(() => vi.advanceTimersByTime(1600));
  rerender(<ChecksPanel run={null} report={report} />);
  expect(heading()).toBe("Checks");
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(screen.getByRole("button", { expanded: false })).toBeDefined();
  expect(screen.getByText("1 of 6 read human")).toBeDefined();
  unfold();
  expect(screen.getByRole("button", { expanded: true })).toBeDefined();
  expect(screen.getByText("Lower reads more human")).toBeDefined();
  expect(rows()[0]).toBe("Word choiceReads human, from 80 →to 20");
  expect(rows()[1]).toBe("PhrasingReads machine-like, from 80 →to 80");
  expect(screen.getByText(/Reads as AI/u).textContent).toBe("Reads as AI: 94% →to 31%");
  unfold();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

test("waits for the response when that takes longer than the schedule", () => {
  vi.useFakeTimers();
  render(<ChecksPanel run={performance.now()} report={null} />);
  act(() => vi.advanceTimersByTime(10_000));
  expect(heading()).toBe("Testing Bypass Success");
  expect(rows()[5]).toBe("OpenersBypassed");
});

test("scores nothing where there is too little prose to score", () => {
  const short = { ...report, checks: [], detection: { before: null, after: null } };
  render(<ChecksPanel run={null} report={short} />);
  expect(heading()).toBe("Checks");
  expect(screen.getByText("Too short")).toBeDefined();
  unfold();
  expect(rows()[0]).toBe("Word choiceToo short");
  expect(screen.queryByText("Lower reads more human")).toBeNull();
  expect(screen.queryByText(/Reads as AI/u)).toBeNull();
});

test("claims nothing of a text in a language that it does not know", () => {
  const unknown = { ...report, language: "de", checks: [], detection: { before: null, after: null } };
  render(<ChecksPanel run={null} report={unknown} />);
  unfold();
  expect(rows()[0]).toBe("Word choiceEnglish only");
  expect(screen.queryByText("Bypassed")).toBeNull();
});

test("ticks only what reads as human, however much better it has become", () => {
  const checks = [0.93, 0.5, 0.49].map((after, index) => ({
    name: checkNames[index] ?? "",
    before: 0.99,
    after,
  }));
  const { container } = render(<ChecksPanel run={null} report={{ ...report, checks }} />);
  unfold();
  expect(rows().slice(0, 3)).toEqual([
    "Word choiceReads machine-like, from 99 →to 93",
    "PhrasingReads machine-like, from 99 →to 50",
    "Sentence rhythmReads human, from 99 →to 49",
  ]);
  // The other three have no score here, and say that they were passed.
  expect(container.querySelectorAll("li .lucide-check")).toHaveLength(4);
});

test.each(["an earlier text", "the full rewrite"] as const)("says that the scores are of %s", (of) => {
  render(<ChecksPanel run={null} report={report} of={of} />);
  expect(heading()).toBe(`Checks of ${of}`);
});
