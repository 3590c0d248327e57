import { describe, expect, it } from "vitest";
import { loadEngine } from "../node.ts";
import { findLanguage } from "./index.ts";

const german =
  "Der Garten liegt hinter dem Haus, und im Sommer sitzen wir dort jeden Abend. Meine Großmutter hat die Bäume gepflanzt, bevor der Krieg zu Ende war, und niemand weiß mehr, woher sie die Setzlinge hatte. Im Herbst pflücken wir die Äpfel gemeinsam. Danach kochen wir Mus, backen Kuchen und verschenken den Rest an die Nachbarn, die uns dafür im Winter Holz bringen und manchmal auch ein Glas Honig.";

describe("findLanguage", () => {
  it("knows English, and tells other languages and scripts", async () => {
    expect(await findLanguage("The garden lies behind the house, and there we sit every evening.")).toBe(
      "en",
    );
    expect(await findLanguage(german)).toBe("de");
    expect(await findLanguage("Сад находится за домом, и мы сидим там каждый вечер.")).toBe("ru");
  });
});

describe("detect", () => {
  it("gives no score for a text that is not English", () => {
    expect(loadEngine().detect(german)).toMatchObject({
      language: "de",
      probability: null,
      interval: null,
      verdict: "other-language",
      sentences: [],
      reasons: [],
    });
  });
});
