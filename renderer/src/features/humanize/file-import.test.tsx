import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import type { Shared } from "@/platform/platform.ts";
import { renderInApp } from "@/test/render.tsx";
import { useDraft } from "./draft-store.ts";
import { Workspace } from "./workspace.tsx";

const file = (name: string, text: string) => new File([text], name);
const source = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Original Text" });
const pane = () => screen.getByRole("region", { name: "Original Text" });
const hint = () => screen.queryByText("Drop the file to import it");

function setUp(text = "", platform = createFakePlatform()) {
  useDraft.setState({ text });
  const view = renderInApp(<Workspace viewer={{ kind: "guest" }} />, { platform });
  const field = view.container.querySelector<HTMLInputElement>("input[type=file]");
  if (!field) throw new Error("No file field");
  return { ...view, field };
}

test("a chosen file becomes the draft, and undo brings the earlier one back", async () => {
  const { user, field } = setUp("My draft");
  await user.upload(field, file("essay.txt", "From the file"));
  await waitFor(() => expect(source().value).toBe("From the file"));
  expect(await screen.findByText("Imported essay.txt")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(source().value).toBe("My draft");
});

test("undo brings the earlier draft back also when another page has been opened meanwhile", async () => {
  const platform = createFakePlatform();
  useDraft.setState({ text: "My draft" });
  const { user, container } = renderInApp(<Leavable />, { platform });
  const field = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!field) throw new Error("No file field");
  await user.upload(field, file("essay.txt", "From the file"));
  await waitFor(() => expect(source().value).toBe("From the file"));
  await user.click(screen.getByRole("button", { name: "Leave" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(useDraft.getState().text).toBe("My draft");
});

/** The workspace, until another page is opened. */
function Leavable() {
  const [left, setLeft] = useState(false);
  return left ? null : (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
      <Workspace viewer={{ kind: "guest" }} />
    </>
  );
}

test("where what was shared can't be had, the draft stays and nothing breaks", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const denied = new DOMException("Denied", "SecurityError");
  setUp("My draft", createFakePlatform({ takeShared: () => Promise.reject(denied) }));
  await waitFor(() => expect(complaint).toHaveBeenCalledWith(denied));
  expect(source().value).toBe("My draft");
  complaint.mockRestore();
});

test("over an empty draft there is nothing to undo", async () => {
  const { user, field } = setUp();
  await user.upload(field, file("essay.txt", "From the file"));
  expect(await screen.findByText("Imported essay.txt")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a file that can't be read leaves the draft and says why", async () => {
  const { field } = setUp("My draft");
  fireEvent.change(field, { target: { files: [file("essay.pages", "?")] } });
  expect(await screen.findByText("Could not import essay.pages")).toBeDefined();
  expect(screen.getByText(/Choose a .txt, .md, .docx or .pdf file/u)).toBeDefined();
  expect(source().value).toBe("My draft");
});

test("a file is imported by dropping it, and the pane shows where", async () => {
  setUp();
  const dataTransfer = { types: ["Files"], files: [file("essay.md", "# Dropped")], dropEffect: "" };
  fireEvent.dragEnter(pane(), { dataTransfer });
  fireEvent.dragEnter(source(), { dataTransfer });
  fireEvent.dragLeave(pane(), { dataTransfer });
  expect(await screen.findByText("Drop the file to import it")).toBeDefined();
  fireEvent.dragOver(pane(), { dataTransfer });
  expect(dataTransfer.dropEffect).toBe("copy");
  fireEvent.drop(pane(), { dataTransfer });
  expect(hint()).toBeNull();
  await waitFor(() => expect(source().value).toBe("# Dropped"));
});

test("the hint goes when the file is dragged away again, and never comes for text", () => {
  setUp();
  const files = { types: ["Files"], files: [] };
  fireEvent.dragEnter(pane(), { dataTransfer: files });
  fireEvent.dragLeave(pane(), { dataTransfer: files });
  expect(hint()).toBeNull();
  fireEvent.dragEnter(pane(), { dataTransfer: { types: ["text/plain"], files: [] } });
  expect(hint()).toBeNull();
});

test("what was shared is taken when the page opens and while it is open, one after the other", async () => {
  const waiting: Shared[] = [{ kind: "text", text: "Shared words" }];
  const listeners = new Set<() => void>();
  const platform = createFakePlatform({
    takeShared: async () => waiting.shift() ?? null,
    onShared: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const { user, unmount } = setUp("My draft", platform);
  await waitFor(() => expect(source().value).toBe("Shared words"));
  waiting.push({ kind: "file", file: file("one.txt", "One") }, { kind: "file", file: file("two.md", "Two") });
  for (const listener of listeners) listener();
  await waitFor(() => expect(source().value).toBe("Two"));
  expect(await screen.findByText("Imported two.md")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(source().value).toBe("One");
  unmount();
  expect(listeners.size).toBe(0);
});

test("a file dropped beside the pane does not replace the page", () => {
  setUp();
  const beside = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(beside, { dataTransfer: { types: ["Files"], files: [] } });
  document.body.dispatchEvent(beside);
  expect(beside.defaultPrevented).toBe(true);
});
