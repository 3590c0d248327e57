import { expect, test } from "vitest";
import { replay, watchTraces } from "./hand-over.ts";

const markup = `
  <a href="#pricing">Pricing</a>
  <textarea aria-label="Text"></textarea>
  <label><input type="radio" name="mode" value="strong" />Strong</label>
  <label><input type="checkbox" />Keep length</label>
  <button type="button">Sample</button><button type="button"><b>Run</b></button>`;

function place(): HTMLElement {
  const host = document.createElement("div");
  host.innerHTML = markup;
  document.body.replaceChildren(host);
  return host;
}

const inside = <T extends Element>(host: Element, selector: string, kind: new () => T): T => {
  const found = host.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No ${selector}`);
  return found;
};

test("repeats presses in their order, ticks, and the focus", async () => {
  const standIn = place();
  const watch = watchTraces(standIn);
  inside(standIn, "textarea", HTMLTextAreaElement).value = "Typed";
  inside(standIn, "label:nth-of-type(2)", HTMLLabelElement).click();
  inside(standIn, "[value=strong]", HTMLInputElement).click();
  for (const button of standIn.querySelectorAll("button")) button.click();
  inside(standIn, "b", HTMLElement).click();
  inside(standIn, "textarea", HTMLTextAreaElement).focus();
  const traces = watch.read();
  watch.stop();
  inside(standIn, "button", HTMLButtonElement).click();
  expect(watch.read().clicked).toEqual(traces.clicked);
  expect(traces.text).toBe("Typed");

  const real = place();
  const pressed: (string | null)[] = [];
  real.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) pressed.push(target.textContent);
  });
  await replay(real, traces);
  expect(pressed).toEqual(["Sample", "Run", "Run"]);
  expect(inside(real, "[type=checkbox]", HTMLInputElement).checked).toBe(true);
  expect(inside(real, "[value=strong]", HTMLInputElement).checked).toBe(true);
  expect(document.activeElement).toBe(real.querySelector("textarea"));
});

test("leaves links to the browser, and the focus where it was outside", () => {
  const standIn = place();
  const watch = watchTraces(standIn);
  inside(standIn, "a", HTMLAnchorElement).click();
  expect(watch.read()).toEqual({ text: "", focused: null, clicked: [] });
});
