import { expect, test } from "vitest";
import { fileError } from "./file-error.ts";
import { whyUnread } from "./why-unread.ts";

test("says what is wrong with a file, and of a reader that is out of reach what helps", () => {
  expect(whyUnread(fileError("scan"))).toMatch(/^There is no text in this PDF/u);
  const lost = whyUnread(new TypeError("Failed to fetch dynamically imported module: /assets/read-docx.js"));
  expect(lost).toMatch(/^The file could not be read/u);
  expect(lost).not.toContain("/assets");
});
