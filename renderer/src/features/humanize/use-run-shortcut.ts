import { useEffect, useEffectEvent } from "react";

/** Runs on Ctrl+Enter or Cmd+Enter anywhere in the window while `enabled`. */
export function useRunShortcut(run: () => void, enabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
