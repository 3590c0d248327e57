import { expect, test } from "vitest";
import { isOlder } from "./version.ts";

test.each([
  ["1.2.3", "1.2.4", true],
  ["1.9.0", "1.10.0", true],
  ["0.9.9", "1.0.0", true],
  ["1.2.3", "1.2.3", false],
  ["1.2.3-beta.1", "1.2.3", false],
  ["2.0.0", "1.9.9", false],
])("%s before %s: %s", (version, than, older) => {
  expect(isOlder(version, than)).toBe(older);
});
