import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "@/test/render.tsx";
import { ShortcutSection } from "./shortcut-section.tsx";

/** The card on a system where one program holds Ctrl+Alt+T and another Ctrl+Alt+H. */
function setUp(first: string | null = null, taken = ["Control+Alt+T"]) {
  let kept = first;
  const set = vi.fn(async (keys: string | null) => {
    if (keys !== null && taken.includes(keys)) return "taken" as const;
    kept = keys;
    return "saved" as const;
  });
  const view = renderInApp(<ShortcutSection shortcut={{ get: async () => kept, set }} />);
  return { set, kept: () => kept, ...view };
}
const onOff = () => screen.findByRole("switch", { name: "Clipboard Shortcut" });
const change = () => screen.findByRole("button", { name: "Change keys" });
const recorder = () => screen.queryByRole("button", { name: "Press the new keys" });

test("is off until it is switched on, and goes off again", async () => {
  const { user, kept } = setUp();
  expect((await onOff()).getAttribute("aria-checked")).toBe("false");
  expect(screen.queryByText("Ctrl")).toBeNull();
  await user.click(await onOff());
  await change();
  expect(kept()).toBe("CommandOrControl+Alt+H");
  expect(["Ctrl", "Alt", "H"].map((each) => screen.getByText(each).tagName)).toEqual(["KBD", "KBD", "KBD"]);
  await user.click(await onOff());
  await waitFor(() => expect(screen.queryByText("Ctrl")).toBeNull());
  expect(kept()).toBeNull();
});

test("takes the keys that are pressed, and says which can't be", async () => {
  const { user, kept, set } = setUp("Control+Alt+H");
  await user.click(await change());
  await user.keyboard("h");
  expect(screen.getByRole("alert").textContent).toContain("Hold Ctrl, Alt");
  expect(set).not.toHaveBeenCalled();
  await user.keyboard("{Control>}{Shift>}k{/Shift}{/Control}");
  await change();
  expect(kept()).toBe("Control+Shift+K");
  expect(screen.getByText("K")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says when another program holds the keys, and keeps the old ones", async () => {
  const { user, kept } = setUp("Control+Alt+H");
  await user.click(await change());
  await user.keyboard("{Control>}{Alt>}t{/Alt}{/Control}");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Another program uses these keys. Choose others.",
  );
  expect(kept()).toBe("Control+Alt+H");
  expect(document.activeElement).toBe(recorder());
  await user.keyboard("{Escape}");
  expect(await change()).toBeDefined();
  expect(screen.getByText("H")).toBeDefined();
});

test("asks for other keys where the usual ones are taken", async () => {
  const { user, kept } = setUp(null, ["CommandOrControl+Alt+H"]);
  await user.click(await onOff());
  expect((await screen.findByRole("alert")).textContent).toContain("Another program");
  expect((await onOff()).getAttribute("aria-checked")).toBe("false");
  await user.keyboard("{Alt>}j{/Alt}");
  await change();
  expect(kept()).toBe("Alt+J");
});

test("gives up when the focus goes elsewhere", async () => {
  const { user, set } = setUp("Control+Alt+H");
  await user.click(await change());
  await user.tab();
  expect(await change()).toBeDefined();
  expect(recorder()).toBeNull();
  expect(set).not.toHaveBeenCalled();
});
