const controls = "a[href], button, input, textarea, [role=combobox]";

/** What people had done in a stand-in before the real thing took its place. */
export interface Traces {
  /** What stood in its text field. */
  text: string;
  focused: string | null;
  clicked: string | null;
}

/** Keeps what happens in `host`, a page part that has no code yet. Returns how to read it and how to stop. */
export function watchTraces(host: HTMLElement): { read: () => Traces; stop: () => void } {
  let clicked: string | null = null;
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (!control) return;
    if (control instanceof HTMLAnchorElement) return;
    clicked = nameOf(control);
  };
  host.addEventListener("click", onClick);
  return {
    read: () => ({
      text: host.querySelector("textarea")?.value ?? "",
      focused: host.contains(document.activeElement) ? nameOf(document.activeElement) : null,
      clicked,
    }),
    stop: () => host.removeEventListener("click", onClick),
  };
}

/** Repeats in `host` what was done in its stand-in: the focus, and the last press of a button. */
export function replay(host: HTMLElement, { focused, clicked }: Traces): void {
  const find = (name: string | null) =>
    name === null
      ? null
      : [...host.querySelectorAll<HTMLElement>(controls)].find((it) => nameOf(it) === name);
  find(focused)?.focus({ preventScroll: true });
  // A field was clicked only to be focused.
  if (clicked !== focused || document.activeElement instanceof HTMLButtonElement) find(clicked)?.click();
}

/** A control's kind and words, by which its twin is found. */
function nameOf(control: Element | null): string | null {
  if (!control) return null;
  const words = control.getAttribute("aria-label") ?? control.getAttribute("value") ?? control.textContent;
  return `${control.tagName} ${words}`;
}
