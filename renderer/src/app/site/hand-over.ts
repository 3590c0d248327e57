const controls = "a[href], button, input, textarea, [role=combobox]";

/** What people had done in a stand-in before the real thing took its place. */
export interface Traces {
  /** What stood in its text field. */
  text: string;
  focused: string | null;
  /** In order; links lead away by themselves. */
  clicked: readonly string[];
}

/** Keeps what happens in `host`, a page part that has no code yet. Returns how to read it and how to stop. */
export function watchTraces(host: HTMLElement): { read: () => Traces; stop: () => void } {
  const clicked: string[] = [];
  const onClick = ({ target }: MouseEvent) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    if (control && !(control instanceof HTMLAnchorElement)) clicked.push(nameOf(control));
  };
  host.addEventListener("click", onClick);
  return {
    read: () => {
      const focus = document.activeElement;
      return {
        text: host.querySelector("textarea")?.value ?? "",
        focused: focus && host.contains(focus) ? nameOf(focus) : null,
        clicked: [...clicked],
      };
    },
    stop: () => host.removeEventListener("click", onClick),
  };
}

/** Repeats in `host` what was done in its stand-in: the focus, and every press in its order. */
export async function replay(host: HTMLElement, { focused, clicked }: Traces): Promise<void> {
  const find = (name: string) =>
    [...host.querySelectorAll<HTMLElement>(controls)].find((control) => nameOf(control) === name);
  if (focused !== null) find(focused)?.focus({ preventScroll: true });
  for (const name of clicked) {
    // Each press finds what the last one changed: React renders a press before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    find(name)?.click();
  }
}

/** A control's kind and words, by which its twin is found. */
function nameOf(control: Element): string {
  const words = control.getAttribute("aria-label") ?? control.getAttribute("value") ?? control.textContent;
  return [control.tagName, control.getAttribute("type"), words].join(" ");
}
