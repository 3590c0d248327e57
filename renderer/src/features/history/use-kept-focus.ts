import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the keyboard's place in a list that loses an entry: where the focus went with it, the entry that takes its place
 * gets it. Rows are `li` elements that tell their place by `aria-posinset`.
 * @returns the list's handler of "focus"
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number) {
  const position = useRef("");
  const countBefore = useRef(count);
  useEffect(() => {
    const lost = count < countBefore.current && document.activeElement === document.body;
    countBefore.current = count;
    if (!lost || position.current === "") return;
    const place = Math.min(Number(position.current), count);
    const next = list.current?.querySelector<HTMLElement>(`[aria-posinset="${place}"] button`);
    next?.focus({ preventScroll: true });
  }, [list, count]);
  return ({ target }: FocusEvent) => {
    position.current = target.closest("li")?.getAttribute("aria-posinset") ?? "";
  };
}
