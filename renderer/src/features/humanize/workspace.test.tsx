import type { HumanizeEvent } from "@ai-humanizer/shared";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useGuestSession } from "@/lib/guest-session.ts";
import { useToasts } from "@/lib/toast-store.ts";
import type { Viewer } from "@/lib/viewer.ts";
import { leverage, never } from "@/test/fake-api.ts";
import { button, guest, refuse, setUp, source, usageCount } from "@/test/workspace.tsx";
import { scheduleEnd } from "./check-schedule.ts";
import { useDraft } from "./draft-store.ts";
import { useRun } from "./run-store.ts";

afterEach(() => vi.useRealTimers());

describe("a run", () => {
  test("sends the draft with the guest's session and shows the rewrite", async () => {
    const { user, calls } = setUp();
    await user.click(screen.getByRole("checkbox", { name: "Preserve length" }));
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("We use tools.")).toBeDefined();
    expect(await screen.findByText("Text humanized successfully!")).toBeDefined();
    expect(screen.getByText("3 words · 2 changes")).toBeDefined();
    expect(await screen.findByText("The text is short, so little could change.")).toBeDefined();
    expect(calls[0]?.body).toEqual({
      text: leverage.source,
      tone: "casual",
      preserveLength: true,
      mode: "standard",
      idempotencyKey: expect.any(String),
    });
    expect(calls[0]?.headers.get("x-guest-session")).toBe(useGuestSession.getState().session.sessionId);
  });

  test("brings the source to its top when its result is here, and not before", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = setUp({ answer: () => promise });
    source().scrollTop = 300;
    await user.click(button("Humanize Text"));
    expect(source().scrollTop).toBe(300);
    resolve(Response.json(leverage.response));
    await screen.findByText("We use tools.");
    await waitFor(() => expect(source().scrollTop).toBe(0));
    source().scrollTop = 200;
    await user.type(source(), "x");
    expect(source().scrollTop).toBe(200);
  });

  test("starts with Ctrl+Enter from anywhere", async () => {
    const { user } = setUp();
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByText("We use tools.")).toBeDefined();
  });

  test("starts with Cmd+Enter", async () => {
    const { user } = setUp();
    await user.keyboard("{Meta>}{Enter}{/Meta}");
    expect(await screen.findByText("We use tools.")).toBeDefined();
  });

  test("does not start from within a dialog, whichever part of the page it belongs to", async () => {
    const { user, calls } = setUp();
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.setAttribute("role", "dialog");
    dialog.appendChild(document.createElement("button")).focus();
    await user.keyboard("{Control>}{Enter}{/Control}");
    dialog.remove();
    expect(calls).toHaveLength(0);
  });

  test("while pending says so, disables Clear, and runs only once", async () => {
    const { user, calls } = setUp({ answer: never });
    await user.click(button("Humanize Text"));
    expect(button("Processing...").hasAttribute("disabled")).toBe(true);
    expect(button("Clear").hasAttribute("disabled")).toBe(true);
    expect(await screen.findByRole("heading", { name: "Humanizing Content..." })).toBeDefined();
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(calls).toHaveLength(1);
  });

  test("shows the result when the checks have played, which can be skipped once it is here", async () => {
    vi.useFakeTimers();
    setUp({ waitForChecks: scheduleEnd });
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    fireEvent.click(button("Humanize Text"));
    await pass(3000);
    // It is kept already: a reload would not lose it.
    expect(useDraft.getState().rewrite?.source).toBe(leverage.source);
    expect(button("Processing...")).toBeDefined();
    expect(screen.queryByText("We use tools.")).toBeNull();
    expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
    await pass(300);
    expect(screen.getByText("We use tools.")).toBeDefined();
    fireEvent.click(button("Humanize Text"));
    await pass(500);
    expect(screen.queryByText("We use tools.")).toBeNull();
    fireEvent.click(button("Skip the wait"));
    await pass(0);
    expect(screen.getByText("We use tools.")).toBeDefined();
    expect(usageCount()).toBe(2);
  });

  test("can be stopped: nothing is said, the text stays, the use is given back", async () => {
    const { user } = setUp({ answer: never });
    await user.click(button("Humanize Text"));
    expect(usageCount()).toBe(1);
    await user.click(button("Stop"));
    await waitFor(() => expect(button("Humanize Text")).toBeDefined());
    expect(source().value).toBe(leverage.source);
    expect(usageCount()).toBe(0);
    expect(screen.queryByText("Error")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Humanizing Content..." })).toBeNull();
  });

  test.each<[Viewer]>([[guest], [{ kind: "user", plan: "free" }]])(
    "that changes nothing is not counted, and says so: %o",
    async (viewer) => {
      const { source, response: changed } = leverage;
      const uncounted = { humanizedText: source, edits: [], counted: false, isFirstHumanization: false };
      const response = { ...changed, ...uncounted };
      const { user } = setUp({ viewer, answer: () => Response.json(response) });
      await user.click(button("Humanize Text"));
      expect(await screen.findByText("This run was not counted.")).toBeDefined();
      expect(screen.getByText("Nothing was changed")).toBeDefined();
      expect(screen.queryByText(/Your rewritten text is ready/)).toBeNull();
      // One note, and it is true of gibberish too.
      expect(screen.queryByText("The text is short, so little could change.")).toBeNull();
      expect(usageCount()).toBe(0);
      expect(screen.queryByText("Text humanized successfully!")).toBeNull();
      expect(window.dataLayer ?? []).toEqual([]);
    },
  );

  test.each([
    [undefined, "This run was not counted. Try another tone."],
    ["standard", "This run was not counted. Try another tone, or Supercharge."],
    ["supercharge", "This run was not counted. Try another tone."],
  ] as const)(
    "that finds no other wording keeps the one there, is not counted, and says what may help: %s",
    async (mode, told) => {
      useDraft.setState({ rewrite: leverage });
      const repeats = { tone: "casual", mode: mode ?? "standard" };
      const repeated = { ...leverage.response, humanizedText: "We use our tools.", counted: false, repeats };
      const { user } = setUp({ ...(mode ? { mode } : {}), answer: () => Response.json(repeated) });
      await user.click(button("Humanize Text"));
      expect(await screen.findByText("No other rewrite of this text was found")).toBeDefined();
      expect(screen.getByText(told)).toBeDefined();
      expect(screen.getByText("We use tools.")).toBeDefined();
      expect(usageCount()).toBe(0);
    },
  );

  test("that gives in another tone what another gave is its result, is not counted, and says so", async () => {
    const settings = { tone: "casual", preserveLength: false, mode: "standard" } as const;
    useDraft.setState({ rewrite: { ...leverage, settings }, tone: "conversational" });
    const repeats = { tone: "casual", mode: "standard" };
    const { user, calls } = setUp({
      answer: () => Response.json({ ...leverage.response, counted: false, repeats }),
    });
    expect(await screen.findByText("This is the result of other settings.")).toBeDefined();
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("This text reads the same as in the casual tone")).toBeDefined();
    expect(screen.getByText("This run was not counted.")).toBeDefined();
    // The toast goes; this stays.
    expect(screen.getByText(/ 2 changes · same as in the casual tone, so not counted$/u)).toBeDefined();
    expect(screen.queryByText("This is the result of other settings.")).toBeNull();
    expect(screen.queryByText("Text humanized successfully!")).toBeNull();
    expect(usageCount()).toBe(0);
    await user.click(button("Humanize Text"));
    const runs = calls.filter(({ url }) => url.includes("/api/humanize"));
    expect(runs.map(({ body }) => body)).toMatchObject([{ tone: "conversational" }, { another: true }]);
    expect(runs[0]?.body).not.toHaveProperty("another");
  });

  test("that finds no other wording than the history's bare text brings its changes and checks", async () => {
    const { source, response } = leverage;
    useDraft.setState({ rewrite: { source, response: { humanizedText: response.humanizedText } } });
    const repeats = { tone: "casual", mode: "standard" };
    const { user } = setUp({ answer: () => Response.json({ ...response, counted: false, repeats }) });
    expect(await screen.findByText("This is from your history.")).toBeDefined();
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("No other rewrite of this text was found")).toBeDefined();
    expect(await screen.findByText(/ 2 changes · given before, so not counted$/u)).toBeDefined();
  });

  test("goes on while another page is open, and its result is there on return", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user, unmount } = setUp({ answer: () => promise });
    await user.click(button("Humanize Text"));
    unmount();
    const { calls, unmount: leave } = setUp();
    expect(button("Processing...").hasAttribute("disabled")).toBe(true);
    expect(button("Stop")).toBeDefined();
    leave();
    resolve(Response.json(leverage.response));
    await waitFor(() => expect(useDraft.getState().rewrite?.source).toBe(leverage.source));
    await waitFor(() => expect(useRun.getState().stop).toBeNull());
    setUp();
    expect(screen.getByText("We use tools.")).toBeDefined();
    // Its checks are measured already: nothing plays again.
    expect(await screen.findByRole("heading", { name: "Checks" })).toBeDefined();
    expect(usageCount()).toBe(1);
    expect(calls).toHaveLength(0);
  });

  test("can be stopped on return", async () => {
    const { user, unmount } = setUp({ answer: never });
    await user.click(button("Humanize Text"));
    unmount();
    const back = setUp();
    await back.user.click(button("Stop"));
    await waitFor(() => expect(button("Humanize Text")).toBeDefined());
    expect(usageCount()).toBe(0);
  });

  test("that fails while another page is open says so there and on return", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user, unmount } = setUp({ answer: () => promise });
    await user.click(button("Humanize Text"));
    unmount();
    resolve(refuse(503, "Too busy", "overloaded")());
    await waitFor(() => expect(useToasts.getState().toasts[0]?.description).toBe("Too busy"));
    setUp();
    expect(screen.getByText(/The last run failed/u)).toBeDefined();
    expect(usageCount()).toBe(0);
  });

  test("of a signed-in user spends no guest use", async () => {
    const { user } = setUp({ viewer: { kind: "user", plan: "basic" } });
    await user.click(button("Humanize Text"));
    await screen.findByText("We use tools.");
    expect(usageCount()).toBe(0);
  });
});

describe("a streamed run", () => {
  /** An answer whose events are sent one by one. */
  function streamed() {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const send = (event: HumanizeEvent) =>
      writer.write(new TextEncoder().encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
    const headers = { "content-type": "text/event-stream" };
    return { answer: () => new Response(readable, { headers }), send, end: () => writer.close() };
  }
  const live = () => screen.findByTestId("live-text");

  test("shows the text grow, and the result in its place", async () => {
    const { answer, send, end } = streamed();
    const { user } = setUp({ answer });
    await user.click(button("Humanize Text"));
    expect(screen.getByText("Rewriting your text").getAttribute("role")).toBe("status");
    void send({ type: "draft", from: 0, text: "We us" });
    expect((await live()).textContent).toBe("We us");
    expect(screen.getByText("2 words")).toBeDefined();
    void send({ type: "draft", from: 5, text: "e it" });
    void send({ type: "progress", phase: "checking", done: 0.6 });
    expect(await screen.findByText("Half of your text is rewritten")).toBeDefined();
    expect((await live()).textContent).toBe("We use it");
    const growing = await live();
    expect(growing.closest("[role=status]")).toBeNull();
    void send({ type: "sentences", text: "We use tools." });
    void send({ type: "result", response: leverage.response });
    void end();
    expect(await screen.findByText("Your rewritten text is ready: 3 words")).toBeDefined();
    expect(screen.queryByTestId("live-text")).toBeNull();
    // The very element: another one would blink.
    expect(screen.getByText("We use tools.")).toBe(growing);
  });

  test("says when the embedded engine stood in", async () => {
    const provider = { name: "local", fallback: true } as const;
    const { user } = setUp({ answer: () => Response.json({ ...leverage.response, provider }) });
    await user.click(button("Humanize Text"));
    expect(await screen.findByText("Provider fallback")).toBeDefined();
  });

  test("that ends in an error says so, keeps the text and gives the use back", async () => {
    const { answer, send, end } = streamed();
    const { user } = setUp({ answer });
    await user.click(button("Humanize Text"));
    void send({ type: "draft", from: 0, text: "We us" });
    void send({ type: "error", status: 422, error: { message: "Declined", code: "provider_refused" } });
    void end();
    expect(await screen.findByText("Declined")).toBeDefined();
    expect(await screen.findByText(/The last run failed/u)).toBeDefined();
    expect(screen.queryByTestId("live-text")).toBeNull();
    expect(source().value).toBe(leverage.source);
    expect(usageCount()).toBe(0);
  });

  test("that is cut off is an error", async () => {
    const { answer, send, end } = streamed();
    const { user } = setUp({ answer });
    await user.click(button("Humanize Text"));
    void send({ type: "sentences", text: "We use" });
    void end();
    expect(await screen.findByText("Failed to humanize text")).toBeDefined();
    expect(usageCount()).toBe(0);
  });
});

describe("the trial-start event", () => {
  test("fires on a guest's first success only", async () => {
    let isFirstHumanization = true;
    const { user } = setUp({
      answer: () => {
        const answer = Response.json({ ...leverage.response, isFirstHumanization });
        isFirstHumanization = false;
        return answer;
      },
    });
    await user.click(button("Humanize Text"));
    await waitFor(() => expect(window.dataLayer).toEqual([{ event: "trial_start", viewer: "guest" }]));
    await user.click(button("Humanize Text"));
    await waitFor(() => expect(usageCount()).toBe(2));
    await waitFor(() => expect(button("Humanize Text")).toBeDefined());
    expect(window.dataLayer).toHaveLength(1);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("follows the response for a user: first %s, events %i", async (isFirstHumanization, events) => {
    const { user } = setUp({
      viewer: { kind: "user", plan: "free" },
      answer: () => Response.json({ ...leverage.response, isFirstHumanization }),
    });
    await user.click(button("Humanize Text"));
    await screen.findByText("We use tools.");
    expect(window.dataLayer ?? []).toHaveLength(events);
  });
});
