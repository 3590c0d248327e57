import { useEffect, useEffectEvent } from "react";

/** Runs on Ctrl+Enter or Cmd+Enter anywhere in the window but in a dialog, whose answer it would be. */
export function useRunShortcut(run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    if (event.target instanceof Element && event.target.closest("[role=dialog]")) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
