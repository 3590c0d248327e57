import { flushSync } from "react-dom";
import type { Watch } from "./watch.ts";

const controls = "a[href], button, input, textarea, [role=combobox]";

/** How often to look whether what is held was let go, in milliseconds. */
const lookAgain = 20;

interface Places {
  /** Where the stand-in is, and after `show` the real thing. */
  host: () => HTMLElement | null;
  /** Takes over the text of the stand-in's field. */
  keepText: (text: string) => void;
  show: () => void;
}

/**
 * Puts the real thing in the place of its stand-in and repeats there what was done: the focus with its caret, and every
 * press in its order. Once nothing is held it does so within one task, so that nothing people do falls between.
 */
export async function handOver(watch: Watch, { host, keepText, show }: Places): Promise<void> {
  while (watch.isHeld()) await new Promise((resolve) => setTimeout(resolve, lookAgain));
  watch.stop();
  const standIn = host();
  if (!standIn) return;
  const field = standIn.querySelector("textarea");
  const text = field?.value ?? "";
  const caret = [field?.selectionStart ?? 0, field?.selectionEnd ?? 0] as const;
  const focus = document.activeElement;
  const focused = focus && standIn.contains(focus) ? nameOf(focus) : null;
  keepText(text);
  flushSync(show);

  const find = (name: string) =>
    [...(host()?.querySelectorAll<HTMLElement>(controls) ?? [])].find((control) => nameOf(control) === name);
  if (text !== "")
    host()
      ?.querySelector("textarea")
      ?.setSelectionRange(...caret);
  if (focused !== null) find(focused)?.focus({ preventScroll: true });
  // Rendered one by one: each press finds what the last one changed.
  for (const act of watch.acts) flushSync(() => repeat(act, find));
}

function repeat(act: Event, find: (name: string) => HTMLElement | undefined): void {
  if (act instanceof KeyboardEvent) {
    const { key, ctrlKey, metaKey } = act;
    dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, metaKey }));
    return;
  }
  const control = act.target instanceof Element ? act.target.closest(controls) : null;
  // Links lead away by themselves.
  if (control && !(control instanceof HTMLAnchorElement)) find(nameOf(control))?.click();
}

/** A control's kind and words, by which its twin is found. */
function nameOf(control: Element): string {
  const words = control.getAttribute("aria-label") ?? control.getAttribute("value") ?? control.textContent;
  return [control.tagName, control.getAttribute("type"), words].join(" ");
}
