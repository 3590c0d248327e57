import { expect, it } from "vitest";
import { usernameCandidates } from "./username.ts";

const first = (email: string, count = 1) =>
  Array.from(
    { length: count },
    (
      (names) => () =>
        names.next().value
    )(usernameCandidates(email, () => "x1y2z3")),
  );

it.each([
  ["ada@example.com", "ada"],
  ["Ada.Lovelace+news@example.com", "ada.lovelace"],
  ["José_Núñez@example.com", "jose_nunez"],
  ["o'neil@example.com", "oneil"],
  ["-.dots.-@example.com", "dots"],
  ['"a@b"@example.com', "ab"],
  ["李小龍@example.com", "user"],
  ["+@example.com", "user"],
  [`${"long".repeat(20)}@example.com`, "long".repeat(6)],
])("of %s the first is %s", (email, username) => {
  expect(first(email)).toEqual([username]);
});

it("counts a little, then has random ends", () => {
  expect(first("ada@example.com", 7)).toEqual([
    "ada",
    "ada2",
    "ada3",
    "ada4",
    "ada5",
    "ada-x1y2z3",
    "ada-x1y2z3",
  ]);
});
