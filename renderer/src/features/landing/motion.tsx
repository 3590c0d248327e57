import { createContext, type ReactNode, use, useEffect, useState } from "react";

interface Motion {
  /** Whether things may move by themselves. Not before the page's code runs. */
  moving: boolean;
  /** Null where the system asks for less motion: then nothing moves, and there is nothing to pause. */
  toggle: (() => void) | null;
}

const MotionContext = createContext<Motion>({ moving: false, toggle: null });

/** Lets people pause what moves by itself; starts it only where the system does not ask for less motion. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [allowed, setAllowed] = useState(false);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => setAllowed(!query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  const toggle = allowed ? () => setPaused(!paused) : null;
  return <MotionContext value={{ moving: allowed && !paused, toggle }}>{children}</MotionContext>;
}

export const useMotion = () => use(MotionContext);
