import { useEffect, useState } from "react";
import { useMotion } from "./motion.tsx";
import { nextTyping, type Typing } from "./typing.ts";

/** One word after the other, typed and deleted. It is as wide as its longest word, so it moves nothing. */
export function TypedWord({ words }: { words: readonly string[] }) {
  const { moving } = useMotion();
  const [now, setNow] = useState<Typing>({ word: 0, letters: words[0]?.length ?? 0, deleting: false });
  useEffect(() => {
    if (!moving) return;
    const { next, after } = nextTyping(now, words);
    const timer = setTimeout(() => setNow(next), after);
    return () => clearTimeout(timer);
  }, [moving, now, words]);
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), "");
  return (
    <span className="inline-grid" aria-hidden>
      <span className="invisible col-start-1 row-start-1 pr-3">{longest}</span>
      <span className="col-start-1 row-start-1 whitespace-nowrap">
        <span data-typed>{words[now.word]?.slice(0, now.letters)}</span>
        <span className="ml-1 inline-block h-[0.72em] w-[3px] translate-y-[0.04em] bg-accent" />
      </span>
    </span>
  );
}
