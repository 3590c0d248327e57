import { useEffect, useRef, useState } from "react";
import { useMotion } from "./motion.tsx";
import { nextTyping, type Typing } from "./typing.ts";

/** One word after the other, typed and deleted. It is as wide as its widest word, so it moves nothing. */
export function TypedWord({ words }: { words: readonly string[] }) {
  const { moving } = useMotion();
  const at = useRef<Typing>({ word: 0, letters: words[0]?.length ?? 0, deleting: false });
  const [shown, setShown] = useState(words[0] ?? "");
  useEffect(() => {
    if (!moving) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const { next, after } = nextTyping(at.current, words);
      timer = setTimeout(() => {
        at.current = next;
        setShown(words[next.word]?.slice(0, next.letters) ?? "");
        wait();
      }, after);
    };
    wait();
    return () => clearTimeout(timer);
  }, [moving, words]);
  return (
    <span className="inline-grid" aria-hidden>
      {/* Which word is widest the font decides; the padding is the caret's room. */}
      {words.map((word) => (
        <span key={word} className="invisible col-start-1 row-start-1 pr-2">
          {word}
        </span>
      ))}
      <span className="col-start-1 row-start-1 whitespace-nowrap">
        <span data-typed>{shown}</span>
        <span className="ml-1 inline-block h-[0.72em] w-[3px] translate-y-[0.04em] bg-accent" />
      </span>
    </span>
  );
}
