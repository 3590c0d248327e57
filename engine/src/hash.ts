/** Seedless 32-bit hashes for n-gram tables. Changing any constant invalidates every trained model. */

/** FNV-1a over UTF-16 code units, finished so that the low bits are usable as a table index. */
export function hashString(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return finish(hash);
}

/** The hash of a sequence from the hash of its head and of its next item; order matters. */
export function combine(head: number, next: number): number {
  return finish(Math.imul(head, 0x9e3779b1) + next);
}

/** Murmur3's finalizer: spreads every input bit over the result, as an unsigned integer. */
export function finish(hash: number): number {
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
