/** What people do in a stand-in before the real thing takes its place. */
export interface Watch {
  /** Clicks, and presses of Ctrl+Enter or Cmd+Enter, in their order. */
  readonly acts: readonly Event[];
  /** Whether a pointer's button, the space bar or a composition is held: taking over now would tear it in two. */
  isHeld: () => boolean;
  stop: () => void;
}

const types =
  "click pointerdown pointermove pointerup pointercancel keydown keyup compositionstart compositionend";

/** Watches `host`, a page part that has no code yet; what takes it over is in `hand-over.ts`, which loads with it. */
export function watchStandIn(host: HTMLElement): Watch {
  const acts: Event[] = [];
  const held = { pointer: false, space: false, composition: false };
  const note = (event: Event) => {
    const { type, target } = event;
    if (type === "click") {
      if (target instanceof Node && host.contains(target)) acts.push(event);
    } else if (event instanceof PointerEvent) held.pointer = event.buttons > 0;
    else if (event instanceof KeyboardEvent) {
      const down = type === "keydown";
      held.space = down && event.code === "Space";
      if (down && event.key === "Enter" && (event.ctrlKey || event.metaKey)) acts.push(event);
    } else held.composition = type === "compositionstart";
  };
  const all = types.split(" ");
  for (const type of all) addEventListener(type, note, true);
  return {
    acts,
    isHeld: () => Object.values(held).includes(true),
    stop: () => {
      for (const type of all) removeEventListener(type, note, true);
    },
  };
}
