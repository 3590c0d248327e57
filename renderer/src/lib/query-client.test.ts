import {
  focusManager,
  MutationObserver,
  onlineManager,
  type QueryFunction,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

const aYear = 365 * 86_400_000;
/** A screen that shows what a call answers; returns what closes it. */
const show = (queries: ReturnType<typeof createQueryClient>, queryFn: QueryFunction, staleTime?: number) =>
  new QueryObserver(queries, {
    queryKey: ["/x"],
    queryFn,
    gcTime: Number.POSITIVE_INFINITY,
    ...(staleTime === undefined ? {} : { staleTime }),
  }).subscribe(() => {});

test("a failed query is not tried again", async () => {
  const call = vi.fn(() => Promise.reject(new Error("broken")));
  show(createQueryClient(), call);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledOnce();
});

test("a failed mutation is not tried again", async () => {
  const call = vi.fn(() => Promise.reject(new Error("broken")));
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: call }).mutate();
  await expect(mutation).rejects.toThrow("broken");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledOnce();
});

test("a window that gets the focus asks for nothing again, not even for what is stale", async () => {
  const call = vi.fn(async () => "answered");
  const queries = createQueryClient();
  queries.mount();
  show(queries, call, 0);
  await vi.advanceTimersByTimeAsync(60_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(60_000);
  queries.unmount();
  expect(call).toHaveBeenCalledOnce();
});

test("what is here is never stale by itself, and not asked for at intervals", async () => {
  const call = vi.fn(async () => "answered");
  const queries = createQueryClient();
  const close = show(queries, call);
  await vi.advanceTimersByTimeAsync(aYear);
  close();
  show(queries, call);
  await vi.advanceTimersByTimeAsync(aYear);
  expect(call).toHaveBeenCalledOnce();
});

test("calls go out without a network too: they fail at once, or a shell answers them itself", async () => {
  onlineManager.setOnline(false);
  const queries = createQueryClient();
  const call = vi.fn(async () => "answered");
  expect(await queries.fetchQuery({ queryKey: ["/x"], queryFn: call })).toBe("answered");
  expect(await new MutationObserver(queries, { mutationFn: call }).mutate()).toBe("answered");
  expect(call).toHaveBeenCalledTimes(2);
});
