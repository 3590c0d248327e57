import { type RefObject, useEffect, useRef, useState } from "react";
import { useMotion } from "./motion.tsx";

/** Milliseconds from nothing to the whole number. */
const duration = 2500;

/** The share of the way so many milliseconds after the start: quick at first, 1 at the end. */
export function shareAt(elapsed: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, elapsed / duration))) ** 3;
}

/** Counts once, when the element comes into view: the share of the whole to show, 1 where nothing may move. */
export function useCountUp(): { ref: RefObject<HTMLElement | null>; share: number } {
  const ref = useRef<HTMLElement>(null);
  const { moving } = useMotion();
  const counted = useRef(false);
  const [share, setShare] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!moving || !element || counted.current) return;
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      setShare(shareAt(now - start));
      if (now - start < duration) frame = requestAnimationFrame(step);
      else counted.current = true;
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return setShare(0);
      observer.disconnect();
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setShare(1);
    };
  }, [moving]);
  return { ref, share };
}
