const maxLength = 24;
/** The plain numbers that are tried before names that nobody can guess. */
const numbered = [2, 3, 4, 5];

/**
 * Usernames to try in turn, from an e-mail's name part: "ada", "ada2" to "ada5", then with a random end.
 * @param randomEnd a few letters and digits, others at each call
 */
export function* usernameCandidates(email: string, randomEnd: () => string): Generator<string> {
  const base = baseOf(email);
  yield base;
  for (const number of numbered) yield `${base}${number}`;
  while (true) yield `${base}-${randomEnd()}`;
}

function baseOf(email: string): string {
  const namePart = email.slice(0, email.lastIndexOf("@")).replace(/\+.*$/, "");
  const plain = namePart
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, "");
  return (
    plain
      .replaceAll(/^[._-]+/g, "")
      .slice(0, maxLength)
      .replaceAll(/[._-]+$/g, "") || "user"
  );
}
