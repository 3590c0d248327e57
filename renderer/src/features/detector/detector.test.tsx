import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { detectorCopy } from "@/content/landing.ts";
import { carryToDetector } from "@/lib/carried-text.ts";
import type { Detection } from "@/lib/detector/client.ts";
import type { DetectRequest } from "@/lib/detector/protocol.ts";
import { Detector } from "./detector.tsx";

const detection: Detection = {
  language: "en",
  probability: null,
  interval: null,
  verdict: "too-short",
  words: 2,
  sentences: [],
  reasons: [],
};

/** A worker that finds every text too short. */
class FakeWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  terminate() {}
  postMessage({ id }: DetectRequest) {
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data: { id, detection } })));
  }
}

function setUp() {
  vi.stubGlobal("Worker", FakeWorker);
  const { container } = render(<Detector />);
  const file = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!file) throw new Error("No file field");
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: detectorCopy.label });
  return { user: userEvent.setup(), file, field };
}

/** A text file that is read when the test says so. */
function slowFile(text: string) {
  const bytes = Promise.withResolvers<ArrayBuffer>();
  const file = Object.assign(new File([text], "essay.txt"), { arrayBuffer: () => bytes.promise });
  return { file, read: () => bytes.resolve(new TextEncoder().encode(text).buffer) };
}

test("tells what a text reads as, until the text is another", async () => {
  const { user, field } = setUp();
  await user.type(field, "Two words");
  await user.click(screen.getByRole("button", { name: detectorCopy.check }));
  expect(await screen.findByText("Too short to say")).toBeDefined();
  await user.type(field, "!");
  expect(screen.queryByText("Too short to say")).toBeNull();
});

test("tells nothing of the text that an import takes the place of, also when it was checked meanwhile", async () => {
  const { user, field, file } = setUp();
  await user.type(field, "Two words");
  const slow = slowFile("From the file");
  await user.upload(file, slow.file);
  await user.click(screen.getByRole("button", { name: detectorCopy.check }));
  expect(await screen.findByText("Too short to say")).toBeDefined();
  slow.read();
  await waitFor(() => expect(field.value).toBe("From the file"));
  expect(screen.queryByText("Too short to say")).toBeNull();
});

test("reads one file at a time", async () => {
  const { user, file } = setUp();
  const slow = slowFile("From the file");
  await user.upload(file, slow.file);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Reading..." }).disabled).toBe(true);
  slow.read();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Import file" }).disabled).toBe(false),
  );
});

test("checks the rewrite that was carried here", async () => {
  location.hash = "#detector";
  carryToDetector("Two words");
  const { field } = setUp();
  await waitFor(() => expect(field.value).toBe("Two words"));
  expect(await screen.findByText("Too short to say")).toBeDefined();
  expect(localStorage.length).toBe(0);
});

test("takes a rewrite of this page in the place of nothing but an earlier one", async () => {
  const { user, field } = setUp();
  const carry = (text: string) => act(async () => carryToDetector(text));
  expect(await carry("A rewrite")).toBe(true);
  expect(await carry("Another rewrite")).toBe(true);
  expect(field.value).toBe("Another rewrite");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Result" }));
  await user.type(field, ", reworded");
  expect(await carry("A third rewrite")).toBe(false);
  expect(field.value).toBe("Another rewrite, reworded");
});

test("takes a rewrite that is too long for it, and does not check it", async () => {
  location.hash = "#detector";
  carryToDetector("word ".repeat(1500));
  setUp();
  expect(await screen.findByText("+2,500 over limit")).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check text" }).disabled).toBe(true);
});
