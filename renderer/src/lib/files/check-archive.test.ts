import { expect, test } from "vitest";
import { makeZip } from "@/test/files/make-zip.ts";
import { checkArchive } from "./check-archive.ts";

const letter = { name: "word/document.xml", content: "a".repeat(1000) };

test("names what is in a whole archive", async () => {
  const zip = makeZip([letter, { name: "[Content_Types].xml", content: "<a/>" }]);
  expect(await checkArchive(zip, 1004)).toEqual(["word/document.xml", "[Content_Types].xml"]);
});

test.each([
  ["declares too much", makeZip([{ ...letter, declared: 2000 }]), "bomb"],
  ["declares little and unpacks to too much", makeZip([{ ...letter, declared: 10 }, letter]), "bomb"],
  ["is cut off", makeZip([letter]).slice(0, 60), "broken"],
  ["points outside of itself", makeZip([letter]).fill(0xff, -6, -2), "broken"],
])("an archive that %s is refused", async (_, zip, code) => {
  await expect(checkArchive(zip, 1500)).rejects.toMatchObject({ code });
});

test("an archive whose data is damaged is refused", async () => {
  const zip = makeZip([letter]);
  zip.fill(0xff, 47, 52);
  await expect(checkArchive(zip)).rejects.toMatchObject({ code: "broken" });
});
