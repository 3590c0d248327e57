import { ModelFailure } from "./failure.ts";

/**
 * Makes several things at once and returns those that succeeded. When the run ends, all of them end.
 * @throws the first one's failure where none succeeded
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
