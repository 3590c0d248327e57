import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { never } from "@/test/fake-api.ts";
import { button, refuse, setUp, source, spend, usageCount } from "@/test/workspace.tsx";
import { useRun } from "./run-store.ts";

describe("a run whose answer is lost", () => {
  /** The page as a reload opens it: what runs is gone, what is stored is there. */
  const reload = () => {
    cleanup();
    useRun.setState(useRun.getInitialState(), true);
  };
  const keys = (calls: ReturnType<typeof setUp>["calls"]) =>
    calls.flatMap(({ body }) => z.object({ idempotencyKey: z.string() }).safeParse(body).data ?? []);

  test("by a reload is asked for again by itself, with the same key, and counts as the server says", async () => {
    spend(1);
    const before = setUp({ answer: never });
    await before.user.click(button("Humanize Text"));
    expect(usageCount()).toBe(2);
    reload();
    const { calls } = setUp({ used: 2 });
    expect(await screen.findByText("We use tools.")).toBeDefined();
    await waitFor(() => expect(usageCount()).toBe(2));
    expect(keys(calls)).toEqual(keys(before.calls));
    expect(keys(calls)).toHaveLength(1);
    reload();
    const { calls: later } = setUp({ used: 2 });
    expect(keys(later)).toEqual([]);
  });

  test("by the network is asked for with the same key when the user tries again, with another for another text", async () => {
    const { user, calls } = setUp({ answer: () => Promise.reject(new TypeError("Failed to fetch")) });
    const run = async () => {
      await user.click(button("Humanize Text"));
      await waitFor(() => expect(button("Humanize Text")).toBeDefined());
    };
    await run();
    await run();
    await user.type(source(), " More.");
    await run();
    const [first, second, third] = keys(calls);
    expect(second).toEqual(first);
    expect(third).not.toEqual(first);
  });

  test("by the network is asked for only by its user once it was reported as failed", async () => {
    const { user, unmount } = setUp({ answer: () => Promise.reject(new TypeError("Failed to fetch")) });
    await user.click(button("Humanize Text"));
    await screen.findByText(/The last run failed/u);
    unmount();
    const { calls: onReturn } = setUp({ used: 0 });
    reload();
    const { calls: onReload } = setUp({ used: 0 });
    await screen.findByText("2 free uses left");
    expect(keys([...onReturn, ...onReload])).toEqual([]);
  });

  test("because the page was left is asked for by itself, although the browser reports a failure", async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const { user } = setUp({ answer: () => promise });
    await user.click(button("Humanize Text"));
    window.dispatchEvent(new Event("beforeunload"));
    reject(new TypeError("NetworkError when attempting to fetch resource."));
    await waitFor(() => expect(useRun.getState().stop).toBeNull());
    reload();
    setUp({ used: 1 });
    expect(await screen.findByText("We use tools.")).toBeDefined();
  });

  test("because the user stopped it does not come by itself, yet takes no further use", async () => {
    const { user, calls: before } = setUp({ answer: never });
    await user.click(button("Humanize Text"));
    await user.click(button("Stop"));
    reload();
    spend(2);
    const { user: back, calls } = setUp({ used: 2 });
    expect(keys(calls)).toEqual([]);
    await back.click(button("Humanize Text"));
    expect(await screen.findByText("We use tools.")).toBeDefined();
    expect(keys(calls)).toEqual(keys(before));
  });

  test("and what the server answered is not asked for again", async () => {
    const { user, calls } = setUp({ answer: refuse(503, "Too busy", "overloaded") });
    await user.click(button("Humanize Text"));
    await screen.findByText("Too busy");
    await user.click(button("Humanize Text"));
    await waitFor(() => expect(keys(calls)).toHaveLength(2));
    expect(keys(calls)[1]).not.toEqual(keys(calls)[0]);
  });
});

describe("the guest's count", () => {
  test("is the server's when the page opens", async () => {
    spend(2);
    setUp({ used: 1 });
    expect(await screen.findByText("1 free use left")).toBeDefined();
  });

  test("is the server's after a run", async () => {
    const { user } = setUp({ used: 2 });
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("No free uses left")).toBeDefined();
  });
});
