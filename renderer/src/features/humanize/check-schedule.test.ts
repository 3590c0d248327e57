import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { phasesAt, useCheckSchedule } from "./check-schedule.ts";

afterEach(() => vi.useRealTimers());

const p = "pending";
const t = "testing";
const b = "bypassed";

test.each([
  [0, [p, p, p, p, p, p]],
  [799, [p, p, p, p, p, p]],
  [800, [t, p, p, p, p, p]],
  [1200, [b, t, p, p, p, p]],
  [1600, [b, b, t, p, p, p]],
  [2000, [b, b, b, t, p, p]],
  [2400, [b, b, b, b, t, p]],
  [2800, [b, b, b, b, b, t]],
  [3200, [b, b, b, b, b, b]],
])("after %i ms", (elapsed, phases) => {
  expect(phasesAt(elapsed)).toEqual(phases);
});

test("plays a run, and the next run from its start", () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ run }: { run: number | null }) => useCheckSchedule(run), {
    initialProps: { run: performance.now() },
  });
  expect(result.current).toEqual([p, p, p, p, p, p]);
  act(() => vi.advanceTimersByTime(2000));
  expect(result.current).toEqual([b, b, b, t, p, p]);
  rerender({ run: performance.now() });
  expect(result.current).toEqual([p, p, p, p, p, p]);
  act(() => vi.advanceTimersByTime(3200));
  expect(result.current).toEqual([b, b, b, b, b, b]);
});

test("has played where there is no run", () => {
  const { result } = renderHook(() => useCheckSchedule(null));
  expect(result.current).toEqual([b, b, b, b, b, b]);
});

test("goes on from where it is when it is shown late", () => {
  vi.useFakeTimers();
  const run = performance.now() - 1700;
  const { result } = renderHook(() => useCheckSchedule(run));
  act(() => vi.advanceTimersByTime(0));
  expect(result.current).toEqual([b, b, t, p, p, p]);
  act(() => vi.advanceTimersByTime(1500));
  expect(result.current).toEqual([b, b, b, b, b, b]);
});
