import { useEffect, useState } from "react";

/** Milliseconds of quiet after which a typed value counts. */
const quietTime = 250;

/** A value as it was when it last stood still. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietTime);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
