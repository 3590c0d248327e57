/** A pure function that remembers its answers; when it has `limit` of them, it forgets all and starts anew. */
export function memoize<Key, Value extends NonNullable<unknown> | null>(
  compute: (key: Key) => Value,
  limit = 10_000,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= limit) known.clear();
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
