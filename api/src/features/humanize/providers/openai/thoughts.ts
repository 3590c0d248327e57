const opening = /^\s*<think(?:ing)?>/;
const closing = /<\/think(?:ing)?>/g;

/**
 * An answer without what some models think aloud before it; nothing while they think. Chat templates may have sent the
 * opening tag themselves, so that the answer begins without it.
 */
export function withoutThoughts(answer: string): string {
  const closed = [...answer.matchAll(closing)].at(-1);
  if (closed) return answer.slice(closed.index + closed[0].length);
  return isThinking(answer) ? "" : answer;
}

/** Whether an answer begins with thoughts. */
export const isThinking = (answer: string): boolean => opening.test(answer);
