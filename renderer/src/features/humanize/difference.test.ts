import { expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { differenceFrom } from "./difference.ts";
import { useDraft } from "./draft-store.ts";

const settings = { tone: "casual", preserveLength: false, mode: "supercharge" } as const;
const rewrite = { ...leverage, settings };
const draft = { ...useDraft.getState(), text: leverage.source };

test("a mode differs only where one can be chosen", () => {
  expect(differenceFrom(rewrite, draft, "standard")).toBe("settings");
  expect(differenceFrom(rewrite, draft, "supercharge")).toBeNull();
  expect(differenceFrom(rewrite, draft, undefined)).toBeNull();
});

test("other settings differ there too, and another text before all", () => {
  expect(differenceFrom(rewrite, { ...draft, preserveLength: true }, undefined)).toBe("settings");
  expect(differenceFrom(rewrite, { ...draft, tone: "formal", text: "Another." }, undefined)).toBe("text");
});
