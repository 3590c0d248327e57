import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { renderInApp } from "@/test/render.tsx";
import { Changes } from "./changes.tsx";
import { useDraft } from "./draft-store.ts";
import { toSegments } from "./segments.ts";
import { useResult } from "./use-result.ts";

function Result() {
  const rewrite = useDraft((draft) => draft.rewrite);
  const pressChange = useDraft((draft) => draft.pressChange);
  const undoPress = useDraft((draft) => draft.undoPress);
  const { segments, back, text } = useResult(rewrite);
  return (
    <>
      <Changes segments={segments} back={back} onPress={pressChange} onUndo={undoPress} />
      <output data-testid="text">{text}</output>
    </>
  );
}

beforeEach(() => useDraft.getState().setRewrite(leverage));

const mark = (name: string) => screen.getByRole("button", { name });
const text = () => screen.getByTestId("text").textContent;

test("marks what was added and what was removed", () => {
  renderInApp(<Result />);
  expect(screen.getByRole("insertion").textContent).toBe("use");
  // What was replaced stands before what replaced it, and what is gone for good can be put back.
  expect(screen.getAllByRole("deletion").map((part) => part.textContent)).toEqual(["leverage", "Really."]);
  expect(screen.getAllByRole("deletion")[0]?.className).toContain("select-none");
});

test("keeps the words that are gone apart from those beside them", () => {
  const source = "So, we go. Really, now.";
  const edits = [
    { start: 0, end: 4, replacement: "", kind: "connective", reason: "It adds nothing" },
    { start: 7, end: 9, replacement: "run", kind: "word", reason: "livelier" },
    { start: 10, end: 18, replacement: "", kind: "connective", reason: "It adds nothing" },
  ];
  const segments = toSegments(source, edits);
  const { container } = renderInApp(
    <Changes segments={segments} back={new Set()} onPress={() => {}} onUndo={() => {}} />,
  );
  expect(container.textContent).toContain("So, we go run. Really, now.");
});

test("tells the old text and the reason on hover, until the pointer leaves", async () => {
  const { user } = renderInApp(<Result />);
  await user.hover(mark("use"));
  const tip = screen.getByRole("tooltip");
  expect(tip.textContent).toBe("leverage“leverage” is overused");
  expect(mark("use").getAttribute("aria-describedby")).toBe(tip.id);
  await user.hover(document.body);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("a pressed change tells both texts and the reason, is put back, and is used again", async () => {
  const { user } = renderInApp(<Result />);
  await user.click(mark("use"));
  const popover = screen.getByRole("dialog", { name: "Change" });
  expect(popover.textContent).toBe("BeforeleverageAfteruse“leverage” is overusedPut back");
  expect(screen.queryByRole("tooltip")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Put back" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(text()).toBe("We leverage tools.");
  expect(screen.queryByRole("insertion")).toBeNull();
  await user.click(mark("leverage"));
  await user.click(screen.getByRole("button", { name: "Use the change" }));
  expect(text()).toBe("We use tools.");
});

test("a removal is put back too", async () => {
  const { user } = renderInApp(<Result />);
  await user.click(mark("Really."));
  expect(screen.getByRole("dialog").textContent).toContain("Afternothing");
  await user.click(screen.getByRole("button", { name: "Put back" }));
  expect(text()).toBe("We use tools. Really.");
});

test("the changes of one rewrite are put back together", async () => {
  const edits = leverage.response.edits.map((edit) => ({ ...edit, group: 7 }));
  useDraft.getState().setRewrite({ ...leverage, response: { ...leverage.response, edits } });
  const { user } = renderInApp(<Result />);
  await user.click(mark("Really."));
  expect(screen.getByRole("dialog").textContent).toContain("BeforeleverageAfteruse");
  await user.click(screen.getByRole("button", { name: "Put back" }));
  expect(text()).toBe(leverage.source);
});

test("goes by keyboard: one tab stop, arrows, Enter, Escape, undo", async () => {
  const { user } = renderInApp(<Result />);
  await user.tab();
  expect(document.activeElement).toBe(mark("use"));
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(mark("Really."));
  expect(screen.getByRole("tooltip").textContent).toContain("It adds nothing");
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Put back" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(mark("Really."));
  await user.keyboard(" ");
  await user.keyboard("{Enter}");
  expect(text()).toBe("We use tools. Really.");
  await expect.poll(() => document.activeElement).toBe(mark("Really."));
  await user.keyboard("{ArrowLeft}{Enter}");
  await user.keyboard("{Enter}");
  expect(text()).toBe(leverage.source);
  await expect.poll(() => document.activeElement).toBe(mark("leverage"));
  await user.keyboard("{Control>}z{/Control}");
  expect(text()).toBe("We use tools. Really.");
  await user.keyboard("{Meta>}z{/Meta}{Meta>}z{/Meta}");
  expect(text()).toBe("We use tools.");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});
