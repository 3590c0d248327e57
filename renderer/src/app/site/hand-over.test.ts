import { expect, test, vi } from "vitest";
import { handOver } from "./hand-over.ts";
import { watchStandIn } from "./watch.ts";

const markup = `
  <a href="#pricing">Pricing</a>
  <textarea aria-label="Text"></textarea>
  <label><input type="radio" name="mode" value="strong" />Strong</label>
  <label><input type="checkbox" />Keep length</label>
  <button type="button">Sample</button><button type="button"><b>Run</b></button>`;

/** A stand-in and its watch; `take` hands over to a real one, which it returns with what came of it. */
function setUp() {
  const put = () => {
    const host = document.createElement("div");
    host.innerHTML = markup;
    document.body.replaceChildren(host);
    return host;
  };
  let host = put();
  const watch = watchStandIn(host);
  const kept: string[] = [];
  const done: (string | null)[] = [];
  const show = vi.fn(() => {
    host = put();
    inside(host, "textarea", HTMLTextAreaElement).value = kept[0] ?? "";
    host.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLButtonElement) done.push(target.textContent);
    });
    addEventListener("keydown", ({ key }) => done.push(key), { once: true });
  });
  const take = () => handOver(watch, { host: () => host, keepText: (text) => kept.push(text), show });
  return { standIn: host, real: () => host, take, show, kept, done };
}

const inside = <T extends Element>(host: Element, selector: string, kind: new () => T): T => {
  const found = host.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No ${selector}`);
  return found;
};

test("repeats presses in their order, ticks, and the focus with its caret", async () => {
  const { standIn, real, take, kept, done } = setUp();
  const typed = inside(standIn, "textarea", HTMLTextAreaElement);
  typed.value = "Typed";
  inside(standIn, "label:nth-of-type(2)", HTMLLabelElement).click();
  inside(standIn, "[value=strong]", HTMLInputElement).click();
  for (const button of standIn.querySelectorAll("button")) button.click();
  inside(standIn, "b", HTMLElement).click();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true }));
  typed.focus();
  typed.setSelectionRange(2, 4);
  await take();
  expect(kept).toEqual(["Typed"]);
  expect(done).toEqual(["Sample", "Run", "Run", "Enter"]);
  expect(inside(real(), "[type=checkbox]", HTMLInputElement).checked).toBe(true);
  expect(inside(real(), "[value=strong]", HTMLInputElement).checked).toBe(true);
  const field = inside(real(), "textarea", HTMLTextAreaElement);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
});

test("leaves links to the browser, and the focus where it was outside", async () => {
  const { standIn, real, take } = setUp();
  inside(standIn, "a", HTMLAnchorElement).click();
  const followed = vi.fn();
  addEventListener("click", followed, { once: true });
  await take();
  expect(followed).not.toHaveBeenCalled();
  expect(real().contains(document.activeElement)).toBe(false);
});

test.each([
  ["a pointer", new PointerEvent("pointerdown", { buttons: 1 }), new PointerEvent("pointerup")],
  ["a composition", new CompositionEvent("compositionstart"), new CompositionEvent("compositionend")],
  ["a key", new KeyboardEvent("keydown", { code: "Space" }), new KeyboardEvent("keyup", { code: "Space" })],
])("waits until %s is let go, and keeps what came of it", async (_, hold, release) => {
  const { standIn, take, show, done } = setUp();
  dispatchEvent(hold);
  const taken = take();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(show).not.toHaveBeenCalled();
  dispatchEvent(release);
  inside(standIn, "button", HTMLButtonElement).click();
  await taken;
  expect(done).toEqual(["Sample"]);
});
