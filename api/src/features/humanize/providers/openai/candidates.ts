import { ModelFailure } from "./failure.ts";

/**
 * Makes some things at once and answers those that came to be. A run that is over takes all of them along.
 * @throws the first one's failure where none came to be
 */
export async function makeSome<T>(count: number, make: (index: number) => Promise<T>): Promise<[T, ...T[]]> {
  const settled = await Promise.allSettled(
    Array.from({ length: Math.max(1, count) }, (_, index) => make(index)),
  );
  const made = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failed = settled.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  const unforeseen = failed.find((reason) => !(reason instanceof ModelFailure));
  if (unforeseen !== undefined) throw unforeseen;
  const [first, ...others] = made;
  if (first === undefined) throw failed[0];
  return [first, ...others];
}
