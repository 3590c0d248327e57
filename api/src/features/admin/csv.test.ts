import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

async function csvOfCells(...cells: readonly (string | number | boolean | null)[]): Promise<string> {
  async function* rows() {
    for (const cell of cells) yield { cell };
  }
  let csv = "";
  for await (const part of csvOf(["cell"], rows(), (value) => value)) csv += part;
  return csv;
}

it("begins with a byte order mark and the columns' names", async () => {
  expect(await csvOfCells()).toBe('\ufeff"cell"\r\n');
});

// https://owasp.org/www-community/attacks/CSV_Injection names them; spreadsheets take the full-width ones alike.
it.each(["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])(
  "makes text of a cell that begins with %j",
  async (sign) => {
    expect(await csvOfCells(`${sign}1+1`)).toBe(`\ufeff"cell"\r\n"'${sign}1+1"\r\n`);
  },
);

it("leaves other cells as they are, with their quotes doubled", async () => {
  const csv = await csvOfCells('a "b", c=d', -12, null, true, "two\r\nlines");
  expect(csv).toBe('\ufeff"cell"\r\n"a ""b"", c=d"\r\n-12\r\n""\r\n"true"\r\n"two\r\nlines"\r\n');
});
