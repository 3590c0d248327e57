import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { receiveCarried } from "@/lib/carried-text.ts";
import { leverage } from "@/test/fake-api.ts";
import { button, setUp, source, spend } from "@/test/workspace.tsx";
import { useDraft } from "./draft-store.ts";

describe("the tone", () => {
  const choose = async (user: ReturnType<typeof setUp>["user"], tone: string) => {
    await user.click(screen.getByRole("combobox"));
    // The locked options report to assistive technology as disabled, which the library would not click.
    fireEvent.keyDown(await screen.findByRole("option", { name: new RegExp(tone, "u") }), { key: "Enter" });
  };

  test("is chosen and sent", async () => {
    const { user, calls } = setUp();
    await choose(user, "Conversational");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText("We use tools.");
    expect(calls[0]?.body).toMatchObject({ tone: "conversational" });
  });

  test.each(["Formal", "Academic"])(
    "%s is locked for guests: it says so and goes back to casual",
    async (tone) => {
      const { user } = setUp();
      await choose(user, tone);
      expect(await screen.findByText("Premium Feature")).toBeDefined();
      expect(
        screen.getByText(
          "Formal and Academic tones are available with paid plans. Upgrade to unlock all tones!",
        ),
      ).toBeDefined();
      expect(useDraft.getState().tone).toBe("casual");
    },
  );

  test("shows a lock on what the plan lacks", async () => {
    const { user } = setUp();
    await user.click(screen.getByRole("combobox"));
    await screen.findByRole("listbox");
    const locked = screen.getAllByRole("option").filter((option) => option.ariaDisabled === "true");
    expect(locked.map((option) => option.textContent)).toEqual(["Formal", "Academic"]);
    expect(screen.getAllByLabelText("Paid plans only")).toHaveLength(2);
  });

  test("goes back to casual when a kept draft has a locked one", () => {
    useDraft.setState({ tone: "academic" });
    setUp();
    expect(useDraft.getState().tone).toBe("casual");
  });

  test("is free on a paid plan", async () => {
    const { user } = setUp({ viewer: { kind: "user", plan: "premium" } });
    await choose(user, "Formal");
    expect(useDraft.getState().tone).toBe("formal");
  });
});

describe("the text", () => {
  test("is taught when empty: limits and a sample within them", async () => {
    const { user } = setUp({ text: "" });
    expect(screen.getByText("Up to 150 words at a time, 2 free uses, no signup required.")).toBeDefined();
    await user.click(button("Try a sample"));
    expect(source().value).toContain("35% of American adults");
    expect(button("Humanize Text").hasAttribute("disabled")).toBe(false);
  });

  test("is cleared with its rewrite, and comes back with it", async () => {
    useDraft.setState({ rewrite: leverage });
    const { user } = setUp();
    await user.click(button("Clear"));
    expect(source().value).toBe("");
    expect(screen.queryByText("We use tools.")).toBeNull();
    fireEvent.change(source(), { target: { value: leverage.source } });
    expect(screen.getByText("We use tools.")).toBeDefined();
  });
});

test("shows the changes on demand", async () => {
  useDraft.setState({ rewrite: leverage });
  const { user } = setUp();
  await screen.findByText("We use tools.");
  await user.click(button("Show changes"));
  expect((await screen.findByRole("insertion")).textContent).toBe("use");
  await user.click(button("Show changes"));
  expect(screen.queryByRole("insertion")).toBeNull();
});

test.each([
  ["a guest", null, "The scores are those of the full rewrite."],
  ["a user", "{}", "The scores are those of the full rewrite, which your history keeps."],
])("tells %s what stays of the changes that are put back", async (_, hint, told) => {
  if (hint) localStorage.setItem("ai-humanizer-session", hint);
  useDraft.setState({ rewrite: leverage, presses: [0] });
  setUp();
  expect(await screen.findByText(told)).toBeDefined();
});

test("a change that is put back is gone from the text and from the count", async () => {
  useDraft.setState({ rewrite: leverage, showChanges: true });
  const { user } = setUp();
  await user.click(await screen.findByRole("button", { name: "Really." }));
  await user.click(button("Put back"));
  expect(screen.getByText("4 words · 1 change, 1 put back")).toBeDefined();
  expect(await screen.findByText("You put back 1 change.")).toBeDefined();
  expect(await screen.findByRole("heading", { name: "Checks of the full rewrite" })).toBeDefined();
  await user.click(button("Show changes"));
  expect(screen.getByText("We use tools. Really.")).toBeDefined();
});

describe("a result", () => {
  const settings = { tone: "casual", preserveLength: false, mode: "standard" } as const;
  const earlier = "This is the result of an earlier text.";

  test("tells how it came out", async () => {
    useDraft.setState({ rewrite: leverage });
    setUp();
    expect(await screen.findByText("Reads as human now.")).toBeDefined();
  });

  const short = { code: "less-certain", text: "The score is less certain." };
  test.each([
    // Nobody knows before whether Supercharge would change more.
    ["standard", "Reword what still sounds stiff: our detector shows where.", []],
    ["supercharge", "Reword what still sounds stiff: our detector shows where.", []],
    [undefined, "Reword what still sounds stiff: our detector shows where.", []],
    [undefined, "Reword what still sounds stiff.", [short]],
  ] as const)("that falls short in mode %s says what helps further: %s", async (mode, next, notes) => {
    const { response } = leverage;
    const report = { ...response.report, notes: [...notes], detection: { before: 0.9, after: 0.6 } };
    useDraft.setState({ rewrite: { ...leverage, response: { ...response, report } } });
    setUp(mode ? { mode } : {});
    const title = await screen.findByText("Less machine-like than before, but a detector may still flag it.");
    expect(title.closest("p")?.textContent).toContain(next);
    const link = screen.queryByRole("link", { name: "our detector" });
    expect(link?.getAttribute("href")).toBe(next.includes("detector") ? "/#detector" : undefined);
  });

  test("comes along to the detector that shows where it still sounds stiff", async () => {
    const { response } = leverage;
    const report = { ...response.report, detection: { before: 0.9, after: 0.6 } };
    useDraft.setState({ rewrite: { ...leverage, response: { ...response, report } } });
    const { user } = setUp({ mode: "supercharge" });
    await user.click(await screen.findByRole("link", { name: "our detector" }));
    location.hash = "#detector";
    const carried: string[] = [];
    receiveCarried((text) => carried.push(text) > 0)();
    expect(carried).toEqual([response.humanizedText]);
  });

  test("is marked when the text has changed, and no more when it is back", async () => {
    useDraft.setState({ rewrite: { ...leverage, settings } });
    const { user, calls } = setUp();
    await user.type(source(), "x");
    expect(await screen.findByText(earlier)).toBeDefined();
    expect(screen.queryByText("Reads as human now.")).toBeNull();
    expect(await screen.findByRole("heading", { name: "Checks of an earlier text" })).toBeDefined();
    const output = within(screen.getByRole("region", { name: "Humanized Output" }));
    const copy = output.getByRole("button", { name: "Copy humanized text" });
    expect(copy.hasAttribute("disabled")).toBe(false);
    expect(copy.textContent).toBe("Copy");
    await user.type(source(), "{Backspace}");
    expect(screen.queryByText(earlier)).toBeNull();
    await user.type(source(), "x");
    await user.click(button("Run again"));
    await waitFor(() => expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(earlier)).toBeNull());
  });

  test("is for copying: the view has one filled button, which is Copy until the text changes", async () => {
    useDraft.setState({ rewrite: { ...leverage, settings } });
    const { user } = setUp();
    await screen.findByText("Reads as human now.");
    const filled = () =>
      screen
        .getAllByRole("button")
        .filter(({ className }) => className.split(" ").includes("bg-accent"))
        .map((element) => element.getAttribute("aria-label") ?? element.textContent);
    expect(new Set(filled())).toEqual(new Set(["Copy humanized text"]));
    await user.type(source(), "x");
    expect(filled()).toEqual(["Humanize Text"]);
  });

  test("is marked when the settings have changed", async () => {
    useDraft.setState({ rewrite: { ...leverage, settings } });
    const { user } = setUp();
    await user.click(screen.getByRole("checkbox", { name: "Preserve length" }));
    expect(await screen.findByText("This is the result of other settings.")).toBeDefined();
    expect(await screen.findByRole("heading", { name: "Checks of other settings" })).toBeDefined();
  });

  test("of a mode that can't be chosen here stands as it is", async () => {
    useDraft.setState({ rewrite: { ...leverage, settings: { ...settings, mode: "supercharge" } } });
    setUp();
    expect(await screen.findByText("Reads as human now.")).toBeDefined();
    expect(await screen.findByRole("heading", { name: "Checks" })).toBeDefined();
  });

  test("offers no run of what may not be run", async () => {
    useDraft.setState({ rewrite: leverage });
    setUp({ text: "word ".repeat(162) });
    expect(await screen.findByText(earlier)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Run again" })).toBeNull();
  });
});

describe("the dialogs", () => {
  test("lead from the spent trial to the plans", async () => {
    spend(2);
    const { user } = setUp();
    await user.click(button("Humanize Text"));
    const upgrade = await screen.findByRole("link", { name: "Upgrade to Basic - $9.99/month" });
    expect(screen.getByText("100 humanizations per month")).toBeDefined();
    await user.click(upgrade);
    expect(screen.getByTestId("path").textContent).toBe("/pricing");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("go away for now", async () => {
    spend(2);
    const { user } = setUp();
    await user.click(button("Humanize Text"));
    await user.click(await screen.findByRole("button", { name: "Maybe later" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("lead a guest to a free account, and tell the sign-in screen where from", async () => {
    spend(1);
    const { user } = setUp();
    await user.click(button("Get 2 more"));
    expect(await screen.findByRole("dialog", { name: "Unlock More Humanizations" })).toBeDefined();
    expect(screen.getByText("2 additional free uses right after creating a free account")).toBeDefined();
    await user.click(button("Create Free Account"));
    expect(localStorage.getItem("guestAuthContext")).toBe("freeTrial");
    expect(screen.getByTestId("path").textContent).toBe("/auth");
  });

  test("lead there where storage is forbidden too", async () => {
    spend(1);
    const { user } = setUp();
    await user.click(button("Get 2 more"));
    await screen.findByRole("dialog", { name: "Unlock More Humanizations" });
    vi.stubGlobal("localStorage", undefined);
    await user.click(button("Create Free Account"));
    expect(screen.getByTestId("path").textContent).toBe("/auth");
  });

  test("that show the operator's figures say whose they are, and where the measured ones stand", async () => {
    spend(1);
    const { user } = setUp();
    const expectNote = async () => {
      const dialog = within(await screen.findByRole("dialog"));
      expect(dialog.getByText(/^\* Marketing figures by the operator/u)).toBeDefined();
      expect(dialog.getByRole("link", { name: "/quality" }).getAttribute("href")).toBe("/quality");
      await user.keyboard("{Escape}");
    };
    await user.click(button("Get 2 more"));
    await expectNote();
    act(() => spend(2));
    await user.click(button("Humanize Text"));
    await expectNote();
  });

  test("lead a guest to the plans", async () => {
    spend(1);
    const { user } = setUp();
    await user.click(button("Get 2 more"));
    await user.click(await screen.findByRole("button", { name: "View pricing plans" }));
    expect(screen.getByTestId("path").textContent).toBe("/pricing");
    expect(localStorage.getItem("guestAuthContext")).toBeNull();
  });
});
