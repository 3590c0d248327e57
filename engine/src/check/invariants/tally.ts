/** How often each thing occurs. */
export type Tally = Map<string, number>;

export function tally(items: Iterable<string>): Tally {
  const counts: Tally = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

export function sameTally(a: Tally, b: Tally): boolean {
  return a.size === b.size && [...a].every(([key, count]) => b.get(key) === count);
}

/** Whether two texts give the same multiset of matches. */
export function sameMatches(
  before: string,
  after: string,
  find: (text: string) => Iterable<string>,
): boolean {
  return sameTally(tally(find(before)), tally(find(after)));
}
