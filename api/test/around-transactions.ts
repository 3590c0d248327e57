import type { Database } from "../src/db/schema.ts";

type Moment = `${"before" | "after"} ${number}`;

/** The same database; what is given happens once, before or after its first, second... transaction. */
export function aroundTransactions(
  db: Database,
  happenings: Readonly<Partial<Record<Moment, () => Promise<unknown>>>>,
): Database {
  let count = 0;
  const execute: ReturnType<Database["transaction"]>["execute"] = async (callback) => {
    count += 1;
    const number = count;
    await happenings[`before ${number}`]?.();
    const result = db.transaction().execute(callback);
    await result.catch(() => {});
    await happenings[`after ${number}`]?.();
    return await result;
  };
  return new Proxy(db, {
    get(target, key) {
      if (key === "transaction") return () => ({ execute });
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
