import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Platform } from "@/platform/platform.ts";
import { replay, type Traces, watchTraces } from "./hand-over.ts";

const signals = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel"] as const;

interface DemoIslandProps {
  platform: Platform;
  /** The demo as the build rendered it; "" where the page was not rendered ahead. */
  html: string;
}

/**
 * The demo's place. The built page carries the demo's markup; its code, most of the app, loads at the first sign of
 * a person and takes the markup's place without losing what was typed, focused or pressed meanwhile.
 */
export function DemoIsland({ platform, html }: DemoIslandProps) {
  const host = useRef<HTMLDivElement>(null);
  const traces = useRef<Traces>(null);
  const [Demo, setDemo] = useState<ComponentType<{ platform: Platform }>>();

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const watch = watchTraces(place);
    const listen = () => {
      for (const signal of signals) addEventListener(signal, load, { passive: true });
    };
    const stop = () => {
      for (const signal of signals) removeEventListener(signal, load);
    };
    async function load() {
      stop();
      try {
        const { LiveDemo, keepTyped } = await import("./live-demo.tsx");
        traces.current = watch.read();
        watch.stop();
        keepTyped(traces.current.text);
        setDemo(() => LiveDemo);
      } catch {
        // Without a connection the next sign tries again.
        listen();
      }
    }
    listen();
    if (place.childElementCount === 0) void load();
    return () => {
      stop();
      watch.stop();
    };
  }, []);

  useLayoutEffect(() => {
    if (Demo && host.current && traces.current) void replay(host.current, traces.current);
  }, [Demo]);

  if (Demo) {
    return (
      <div ref={host} key="live">
        <Demo platform={platform} />
      </div>
    );
  }
  // React leaves the rendered markup alone: on the client `html` is "".
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own markup
  return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
