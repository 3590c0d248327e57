/** Whether a version such as "1.4.0" comes before another; what follows a hyphen does not count. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [version, than].map(numbers);
  for (const at of [0, 1, 2]) {
    const difference = (ours?.[at] ?? 0) - (theirs?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function numbers(version: string): number[] {
  return (version.split("-")[0] ?? "").split(".").map((part) => Number.parseInt(part, 10) || 0);
}
