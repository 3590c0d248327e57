import { checkNames, type HumanizeResponse } from "@ai-humanizer/shared";

const readability = {
  words: 4,
  sentences: 1,
  meanSentenceLength: 4,
  sentenceLengthSpread: 0,
  fleschReadingEase: 60,
};

/** What the API would answer for "We leverage tools. Really." */
export const leverage = {
  source: "We leverage tools. Really.",
  response: {
    humanizedText: "We use tools.",
    isFirstHumanization: true,
    edits: [
      { start: 3, end: 11, replacement: "use", kind: "word", reason: "“leverage” is overused" },
      { start: 18, end: 26, replacement: "", kind: "trim", reason: "It adds nothing" },
    ],
    report: {
      language: "en",
      before: readability,
      after: readability,
      editsByKind: { word: 1, trim: 1 },
      protected: {},
      heldBack: [],
      checks: checkNames.map((name, index) => ({ name, before: 0.8, after: index === 0 ? 0.2 : 0.8 })),
      detection: { before: 0.94, after: 0.31 },
      notes: [{ code: "unscored", text: "The text is short, so little could change." }],
    },
    provider: { name: "local", fallback: false },
    counted: true,
    repeats: null,
  } satisfies HumanizeResponse,
};

interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

type Answer = () => Response | Promise<Response>;

/**
 * A `fetch` that answers from a table of "METHOD /path" and keeps the calls. A call with a signal fails when
 * the signal aborts, as the browser's does.
 */
export function createFakeFetch(answers: Readonly<Record<string, Answer>>) {
  const calls: Call[] = [];
  const fakeFetch: typeof fetch = (input, init = {}) => {
    const url = String(input);
    const method = init.method ?? "GET";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    calls.push({ url, method, headers: new Headers(init.headers), body });
    const answer = answers[`${method} ${url}`] ?? (() => Response.json({ message: "No" }, { status: 404 }));
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException("Aborted", "AbortError"));
      if (init.signal?.aborted) abort();
      init.signal?.addEventListener("abort", abort);
      Promise.resolve(answer()).then(resolve, reject);
    });
  };
  return { fetch: fakeFetch, calls };
}

/** An answer that never comes. */
export const never: Answer = () => new Promise(() => {});
