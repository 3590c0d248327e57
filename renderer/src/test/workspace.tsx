import type { Mode } from "@ai-humanizer/shared";
import { renderHook, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect } from "vitest";
import type { scheduleEnd } from "@/features/humanize/check-schedule.ts";
import { useDraft } from "@/features/humanize/draft-store.ts";
import { useResultParts } from "@/features/humanize/use-result-parts.ts";
import { Workspace } from "@/features/humanize/workspace.tsx";
import { useGuestSession } from "@/lib/guest-session.ts";
import type { Viewer } from "@/lib/viewer.ts";
import { createFakeFetch, leverage } from "./fake-api.ts";
import { renderInApp } from "./render.tsx";

// What shows a result is there from the first test on, whichever that is.
beforeAll(async () => {
  const { result, unmount } = renderHook(() => useResultParts(true));
  await waitFor(() => expect(result.current).not.toBeNull());
  unmount();
});

export const guest: Viewer = { kind: "guest" };

/**
 * The workspace with a draft, before a server that answers as told; `calls` are what it is asked. The checks of a run
 * hold its result up only where a test says so.
 */
export function setUp({
  viewer = guest,
  answer = () => Response.json(leverage.response),
  text = leverage.source,
  waitForChecks = () => Promise.resolve(),
  used = null,
  mode,
}: {
  viewer?: Viewer;
  answer?: () => Response | Promise<Response>;
  text?: string;
  waitForChecks?: typeof scheduleEnd;
  /** The guest's uses by the server's count; null where it does not tell. */
  used?: number | null;
  /** As the landing page lets one choose it. */
  mode?: Mode;
} = {}) {
  useDraft.setState({ text });
  const { fetch, calls } = createFakeFetch({
    "POST /api/humanize": answer,
    ...(used === null ? {} : { "GET /api/trial": () => Response.json({ used }) }),
  });
  const props = { viewer, waitForChecks, ...(mode ? { mode } : {}) };
  return { calls, ...renderInApp(<Workspace {...props} />, { fetch }) };
}

export const button = (name: string) => screen.getByRole("button", { name });
export const source = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Original Text" });
export const usageCount = () => useGuestSession.getState().session.usageCount;
export const spend = (usageCount: number) => {
  const { session } = useGuestSession.getState();
  useGuestSession.setState({ session: { ...session, usageCount } });
};
export const refuse = (status: number, message: string, code: string) => () =>
  Response.json({ message, code }, { status });
