import type { Hole } from "@ai-humanizer/engine";

/** What marks a placeholder: the first pair that does not occur in the text. */
const brackets = ["⟦⟧", "⟪⟫", "⦃⦄", "⟬⟭", "⦅⦆"] as const;
/** What chat templates take for more than text. */
const templateToken = /<\|[^<>|\n]{1,60}\|>|\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS)\]|<<\/?SYS>>|<\/?s>/g;
const told = new Set<Hole["kind"]>(["quote", "keep", "link"]);
const longestTold = 80;

export interface Hider {
  /** A text with placeholders where its holes are; numbers go on from text to text. */
  readonly hide: (text: string, holes: readonly Hole[]) => string;
  /** Puts back what placeholders stand for. One that stands for nothing becomes U+FFFC, which no check lets pass. */
  readonly restore: (text: string) => string;
  /** What some placeholders stand for, where a sentence around them can't be written without knowing. */
  readonly legend: () => readonly string[];
  /** An example of a placeholder, for the prompt. */
  readonly example: string;
}

/** Placeholders for the stretches of a text that a model must not touch. */
export function createHider(whole: string): Hider {
  const pair = brackets.find(([open, close]) => !whole.includes(open ?? "") && !whole.includes(close ?? ""));
  const [open = "", close = ""] = pair ?? brackets[0];
  const surfaces: string[] = [];
  const legend: string[] = [];
  const placeholder = (number: number) => `${open}${number}${close}`;
  const pattern = new RegExp(`${open}\\s*(\\d+)\\s*${close}`, "g");

  const hideOne = (surface: string, kind: Hole["kind"] | null): string => {
    surfaces.push(surface);
    const mark = placeholder(surfaces.length);
    if (kind !== null && told.has(kind)) legend.push(`${mark} = ${plain(surface)}`);
    return mark;
  };
  const hideTokens = (text: string) => text.replace(templateToken, (token) => hideOne(token, null));

  function hide(text: string, holes: readonly Hole[]): string {
    let hidden = "";
    let at = 0;
    for (const { start, end, kind } of holes) {
      hidden += hideTokens(text.slice(at, start)) + hideOne(text.slice(start, end), kind);
      at = end;
    }
    return hidden + hideTokens(text.slice(at));
  }
  const restore = (text: string) =>
    text.replace(pattern, (_, number: string) => surfaces[Number(number) - 1] ?? "\uFFFC");
  return { hide, restore, legend: () => legend, example: placeholder(1) };
}

/** A text in one line without what could be taken for a tag or for a token of a chat template. */
export function harmless(text: string): string {
  return text.replace(templateToken, " ").replace(/[<>|]/g, " ").replace(/\s+/g, " ").trim();
}

/** A hidden stretch in words, shortened. */
function plain(surface: string): string {
  const line = harmless(surface);
  return line.length > longestTold ? `${line.slice(0, longestTold - 1)}…` : line;
}
