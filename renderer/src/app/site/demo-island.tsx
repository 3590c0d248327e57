import { type ComponentType, useEffect, useRef, useState } from "react";
import { sessionHintKey } from "@/lib/session/seems-signed-in.ts";
import { readText } from "@/lib/storage.ts";
import type { Platform } from "@/platform/platform.ts";
import { watchStandIn } from "./watch.ts";

const signals = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel"] as const;

/** Of a browser with one of these stored, the stand-in, an empty form with every use left, tells a lie. */
const lastVisit = ["ai-humanizer-draft", "ai-humanizer-guest-session", sessionHintKey];
const wasHere = () => lastVisit.some((key) => readText(key) !== null);

interface DemoIslandProps {
  platform: Platform;
  /** The demo as the build rendered it; "" where the page was not rendered ahead. */
  html: string;
}

/**
 * The demo's place. The built page carries the demo's markup; its code, most of the app, loads at the first sign of
 * a person, or at once where one was here before, and takes the markup's place without losing what was typed,
 * selected, focused or pressed until then.
 */
export function DemoIsland({ platform, html }: DemoIslandProps) {
  const host = useRef<HTMLDivElement>(null);
  const [Demo, setDemo] = useState<ComponentType<{ platform: Platform }>>();

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const watch = watchStandIn(place);
    const listen = () => {
      for (const signal of signals) addEventListener(signal, load, { passive: true });
    };
    const stop = () => {
      for (const signal of signals) removeEventListener(signal, load);
    };
    async function load() {
      stop();
      try {
        const { LiveDemo, handOver, keepTyped } = await import("./live-demo.tsx");
        const show = () => setDemo(() => LiveDemo);
        await handOver(watch, { host: () => host.current, keepText: keepTyped, show });
      } catch {
        // Without a connection the next sign tries again.
        listen();
      }
    }
    listen();
    if (place.childElementCount === 0 || wasHere()) void load();
    return () => {
      stop();
      watch.stop();
    };
  }, []);

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
