/** The value of an option that must be one of a few. @throws where it is none of them. */
export function readChoice<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`${option} ${value}: it is one of ${choices.join(", ")}.`);
  return found;
}

/** The value of an option that must be a whole number from 0 on. @throws where it is none. */
export function readCount(option: string, value: string): number {
  const found = Number(value);
  if (!Number.isSafeInteger(found) || found < 0) throw new Error(`${option} ${value}: it is a whole number.`);
  return found;
}
