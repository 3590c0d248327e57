import { expect, it } from "vitest";
import { z } from "zod";
import { required, setting } from "./leaf.ts";
import { settingsTable } from "./table.ts";

it("shows name, both defaults and meaning of each setting", () => {
  const tree = {
    server: {
      port: setting({ name: "PORT", schema: z.number(), local: 1, doc: "The port." }),
      url: setting({
        name: "URL",
        schema: z.string().nullable(),
        local: null,
        production: required,
        doc: "The URL.",
      }),
      key: setting({ name: "KEY", schema: z.string(), local: "x", shown: "a fixed value", doc: "The key." }),
    },
  };
  expect(settingsTable(tree)).toBe(
    [
      "| Setting | Local default | Production default | Meaning |",
      "|---|---|---|---|",
      "| `PORT` | `1` | `1` | The port. |",
      "| `URL` | none | **required** | The URL. |",
      "| `KEY` | a fixed value | a fixed value | The key. |",
    ].join("\n"),
  );
});
