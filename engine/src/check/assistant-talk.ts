/**
 * What only an assistant says, and only to the user who asked it. Stricter than `chatter.ts`, which compares an answer
 * with its source: here nothing tells whether the words are the author's own.
 */
const talk = new RegExp(
  [
    String.raw`as an ai (?:language )?(?:model|assistant)\b`,
    String.raw`(?:sure|certainly|absolutely|of course)(?: thing)?[!,.] (?:here(?: is| are|'s)|below (?:is|are))\b`,
    String.raw`here(?: is|'s) (?:an?|the|your) [^.!?\n]{0,40}\b(?:version|rewrite|draft|summary) (?:of your|that you|you (?:asked|requested))\b`,
    String.raw`(?:great|good|excellent) question! (?:here|let|the|to|there|it|this|yes|no|in|so|i)\b`,
    String.raw`(?:would you like|do you want) me to\b`,
    String.raw`let me know if you(?:'d| would) like (?:me to|any (?:changes|adjustments|revisions|edits|tweaks)|(?:it|this) to be)\b`,
    String.raw`(?:i )?hope this helps! (?:please )?(?:let me know|feel free)\b`,
    String.raw`(?:i'd|i would) be happy to help(?: you)? with that\b`,
    String.raw`i do(?:n't| not) have (?:personal (?:opinions|experiences|feelings)|access to real-time)\b`,
    String.raw`my (?:knowledge cutoff|training data)\b`,
  ]
    .map((phrase) => String.raw`\b${phrase}`)
    .join("|"),
  "i",
);

const longest = 60;

/** The words, shortened, with which an assistant turns to its user in a text; null where there are none. */
export function assistantTalk(text: string): string | null {
  const found = talk.exec(text.replaceAll("’", "'"));
  if (!found) return null;
  const [line = ""] = text.slice(found.index).split(/[\r\n]/, 1);
  return line.length > longest ? `${line.slice(0, longest).replace(/\s+\S*$/, "")} …` : line;
}
