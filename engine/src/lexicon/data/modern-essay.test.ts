import { expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

test.each([
  ["The scandal eroded trust in the courts.", "The scandal weakened trust in the courts."],
  ["It underpins the global economy.", "It supports the global economy."],
  ["The movement forged new alliances.", "The movement built new alliances."],
  ["The shock would reverberate for decades.", "The shock would be felt for decades."],
  ["Shows have proliferated across every platform.", "Shows have spread across every platform."],
  ["Oil prices have climbed since spring.", "Oil prices have risen since spring."],
  ["The change rendered the office redundant.", "The change made the office redundant."],
  ["Attention is framed as a private resource.", "Attention is presented as a private resource."],
  ["The law constrains the choices of firms.", "The law limits the choices of firms."],
  ["They need a durable solution.", "They need a lasting solution."],
  ["The rule asks for granular disclosure.", "The rule asks for detailed disclosure."],
  ["The book explores its core themes.", "The book explores its main themes."],
  ["It asks for continuous change.", "It asks for constant change."],
  ["The plan lacks the scaffolding for growth.", "The plan lacks the support for growth."],
  ["It rests on the premise that people lie.", "It rests on the idea that people lie."],
  ["Studies have consistently shown that it works.", "Studies have shown again and again that it works."],
  ["This matters because trust is slow.", "This is important because trust is slow."],
  ["Through this lens, the light is a marker.", "Seen this way, the light is a marker."],
  ["The solution lies in better boundaries.", "The solution is better boundaries."],
  ["The results defy easy summary.", "The results are hard to sum up."],
  ["The shift carries consequences.", "The shift has consequences."],
  ["A solution would require decoupling the two.", "A solution would mean decoupling the two."],
  ["We live in a rapidly changing world.", "We live in a world that is changing fast."],
])("“%s” reads “%s”", (source, wanted) => {
  expect(rewritesOf(lexicon, source)).toContain(wanted);
});

test.each([
  ["The novel suggests that love is a risk.", "The novel seems to say that love is a risk."],
  ["This approach involves asking more questions.", "This approach means asking more questions."],
  ["They work with limited funding.", "They work with little funding."],
  ["The role of technology in schools has grown.", "The part that technology plays in schools has grown."],
  ["It is a deeply personal choice.", "It is a very personal choice."],
  ["The book continues to inspire young readers.", "The book still inspires young readers."],
  ["She has a solid understanding of the law.", "She has a solid grasp of the law."],
  ["The firm seeks to expand abroad.", "The firm tries to expand abroad."],
])("“%s” reads “%s”, too", (source, wanted) => {
  expect(rewritesOf(lexicon, source)).toContain(wanted);
});

test.each([
  ["The law lays bare the contradiction.", "The law shows the contradiction."],
  ["It is a new form of leadership.", "It is a new kind of leadership."],
  ["The novel's central theme is guilt.", "The novel's main theme is guilt."],
  ["They explore the forces that shape voters.", "They explore what shapes voters."],
  ["Many questions remain.", "There are still many questions."],
  ["They communicate effectively.", "They communicate well."],
  ["The changes happened gradually.", "The changes happened little by little."],
])("“%s” reads “%s”, as well", (source, wanted) => {
  expect(rewritesOf(lexicon, source)).toContain(wanted);
});
