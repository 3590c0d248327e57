import { afterEach, expect, test, vi } from "vitest";
import { dismissToasts, toast, useToasts } from "./toast-store.ts";

afterEach(() => vi.useRealTimers());

test("shows at most one toast, the newest", () => {
  toast({ title: "First" });
  toast({ title: "Second" });
  expect(useToasts.getState().toasts).toMatchObject([{ title: "Second", open: true }]);
});

test("keeps a dismissed toast closed for 1,000,000 ms, then removes it", () => {
  vi.useFakeTimers();
  toast({ title: "Only" });
  const { toasts, dismiss } = useToasts.getState();
  dismiss(toasts[0]?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(useToasts.getState().toasts).toMatchObject([{ title: "Only", open: false }]);
  vi.advanceTimersByTime(1);
  expect(useToasts.getState().toasts).toEqual([]);
});

test("puts away what is showing", () => {
  toast({ title: "Only" });
  dismissToasts();
  expect(useToasts.getState().toasts).toMatchObject([{ title: "Only", open: false }]);
});

test("returns what puts a toast away, and no later one", () => {
  const dismissFirst = toast({ title: "First" });
  const dismissSecond = toast({ title: "Second" });
  dismissFirst();
  expect(useToasts.getState().toasts).toMatchObject([{ title: "Second", open: true }]);
  dismissSecond();
  expect(useToasts.getState().toasts).toMatchObject([{ title: "Second", open: false }]);
});
