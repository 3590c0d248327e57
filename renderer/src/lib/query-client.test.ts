import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

test("calls go out without a network too: they fail at once, or a shell answers them itself", async () => {
  onlineManager.setOnline(false);
  const queries = createQueryClient();
  const call = vi.fn(async () => "answered");
  expect(await queries.fetchQuery({ queryKey: ["/x"], queryFn: call })).toBe("answered");
  expect(await new MutationObserver(queries, { mutationFn: call }).mutate()).toBe("answered");
  expect(call).toHaveBeenCalledTimes(2);
});
