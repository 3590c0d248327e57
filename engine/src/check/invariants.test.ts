import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSentenceCheck } from "./invariants.ts";

const same: [string, string][] = [
  ["We utilize 1,500 tools.", "We use 1500 tools."],
  ["It rose by 20 percent.", "It rose by 20%."],
  ["It is 5 kilometers away.", "It's 5 km away."],
  ["First, mix it.", "To start, mix it."],
  ["However, Paris is big.", "Paris is big."],
  ["Technology helps Maria.", "In turn, technology helps Maria."],
  ["Moreover, NASA's plan works.", "NASA's plan works."],
  ["He said, “It is so.”", 'He said, "It is so."'],
  ["It cannot work.", "It can't work."],
  ["He will not go.", "He won't go."],
  ["He would go.", "He'd go."],
  ["I am eager to join.", "I would very much like to join."],
  ["I would be delighted to join.", "I would love to join."],
  ["Rest assured that it works.", "You can be sure that it works."],
  ["They are able to go.", "They can go."],
  ["It has the potential to grow.", "It could grow."],
  ["It is a place with the potential to grow.", "It is a place that can grow."],
  ["This essay will ask why.", "This essay asks why."],
  ["It is a must-visit.", "It is worth a visit."],
  ["We could scarcely see it.", "We could hardly see it."],
  ["We have tools - 5 of them.", "We have tools, 5 of them."],
  ["It takes 10-20 minutes.", "It takes 10–20 min."],
  ["Please call at your earliest convenience.", "Please call as soon as you can."],
  ["You must act.", "You need to act."],
  ["Call me should you have any questions.", "Call me if you have any questions."],
  ["It rains in May.", "In May it rains."],
  ["See [the docs](http://a.b) first.", "First see [the docs](http://a.b)."],
  ["“Yes,” I said.", "I said, “Yes,”"],
  ["Paris is among the most visited cities.", "Paris is one of the most visited cities."],
  ["He tried on multiple occasions.", "He tried on more than one occasion."],
  ["The initial plan failed.", "The first plan failed."],
  ["It stands on a single page.", "It stands on one page."],
  ["What works for one child may not for others.", "What suits one child may not for others."],
  ["It is a double-edged sword.", "It is a mixed blessing."],
  ["They are one and the same.", "They are the same."],
  ["The novel is devoid of humor.", "The novel is without humor."],
  ["In the absence of proof, he went.", "Without proof, he went."],
  ["This allows students to learn.", "This means that students can learn."],
  ["It shows the ability of plants to adapt.", "It shows that plants can adapt."],
  ["It was capable of flight, and of speaking.", "It could fly, and speak."],
  ["He could finally rest.", "He was finally able to rest."],
  ["As is evident from it, he lied.", "As we can see from it, he lied."],
  ["Its roots can be traced back to Rome.", "Its roots go back to Rome."],
  ["It should be noted that it rained.", "It rained."],
  ["However, it must also be remembered that it rained.", "However, it rained."],
  ["It would seem that he lied.", "It seems that he lied."],
  ["Be that as it may, he lied.", "Still, he lied."],
  ["It is recommended that you rest.", "You should rest."],
  ["We would kindly ask you to reply.", "Please reply."],
];

const different: [string, string, string][] = [
  ["numbers", "We have 5 tools.", "We have 6 tools."],
  ["numbers", "We have five tools.", "We have many tools."],
  ["numbers", "It rose by 20%.", "It rose by 20."],
  ["numbers", "It is 5 km away.", "It is 5 miles away."],
  ["numbers", "One of the tools broke.", "Some of the tools broke."],
  ["numbers", "It costs $5.", "It costs €5."],
  ["numbers", "كان عددها ١٤٠٠ حديقة.", "كان عددها ١٥٠٠ حديقة."],
  ["numbers", "全部で１４００個。", "全部で１５００個。"],
  ["numbers", "It made $1.5M last year.", "It made $1.5B last year."],
  ["numbers", "It made $1.5M last year.", "It made $1.5 last year."],
  ["numbers", "It made 2 bn last year.", "It made 2 mn last year."],
  ["numbers", "It has 100k users.", "It has 100 users."],
  ["numbers", "It changed by -5% in May.", "It changed by 5% in May."],
  ["numbers", "It changed by -$5 in May.", "It changed by $5 in May."],
  ["numbers", "It fell to −12 at night.", "It fell to 12 at night."],
  ["numbers", "It is off by ±3 mm.", "It is off by 3 mm."],
  ["numbers", "It answers in 5 ms.", "It answers in 5 s."],
  ["numbers", "The odds are 3:1.", "The odds are 1:3."],
  ["numbers", "It is rare (p < 0.05).", "It is rare (p > 0.05)."],
  ["names", "We met Maria.", "We met her."],
  ["names", "We met Maria.", "We met Mario."],
  ["names", "London is big.", "It is big."],
  ["names", "The NATO plan works.", "The plan works."],
  ["names", "It works.", "It works in Europe."],
  ["quotes", "He said “it is so”.", "He said “it's so”."],
  ["quotes", 'The "new" way.', "The new way."],
  ["links", "See [docs](http://a.b) now.", "See [docs](http://a.c) now."],
  ["links", "Ask a@b.com now.", "Ask now."],
  ["code", "Run `npm test` now.", "Run `npm  test` now."],
  ["code", "We know $x = 1$ holds.", "We know $x = 2$ holds."],
  ["citations", "It holds (Smith, 2020).", "It holds."],
  ["citations", "It holds [12].", "It holds [13]."],
  ["negation", "It is not good.", "It is good."],
  ["negation", "It never works.", "It does not work."],
  ["negation", "It works without help.", "It works with help."],
  ["negation", "It is good.", "It isn't good."],
  ["negation", "It hardly works.", "It works."],
  ["negation", "It is without a doubt good.", "It is surely good."],
  ["negation", "They do not have any plan.", "They have no plan."],
  ["modality", "It may work.", "It works."],
  ["modality", "It may work.", "It might work."],
  ["modality", "It can help.", "It helps."],
  ["modality", "You should go.", "You must go."],
  ["modality", "When should you go?", "When do you go?"],
  ["modality", "It works.", "It will work."],
  ["modality", "He would join.", "He joins."],
  ["modality", "He can be sure of it.", "He is sure of it."],
  ["modality", "Her essay will be read.", "Her essay is read."],
  ["negation", "He barely knew it.", "He knew it."],
  ["numbers", "The initial plan failed.", "The second plan failed."],
  ["numbers", "He has multiple jobs.", "He has two jobs."],
  ["numbers", "Spring came for one last time.", "Spring came for the last time."],
  ["numbers", "It is the first of multiple steps.", "It is one of multiple steps."],
  ["negation", "The novel is without humor.", "The novel is full of humor."],
  ["modality", "Students can learn.", "Students learn."],
  ["modality", "It should be read.", "It is read."],
  ["modality", "It must be admitted to the ward.", "It is admitted to the ward."],
  ["modality", "It would rain.", "It rains."],
  ["modality", "It is likely to rain.", "It will rain."],
  ["keep", "We like deep work here.", "We like deep labor here."],
];

describe("createSentenceCheck", () => {
  it.each(same)("%s = %s", (before, after) => {
    expect(createSentenceCheck(before, ["deep work"])(after)).toBeNull();
  });

  it.each(different)("%s: %s / %s", (invariant, before, after) => {
    expect(createSentenceCheck(before, ["deep work"])(after)).toBe(invariant);
  });

  it("finds nothing wrong in an unchanged sentence, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (before, after) => {
        expect(createSentenceCheck(before, [])(before)).toBeNull();
        createSentenceCheck(before, [after])(after);
      }),
      { seed: 1 },
    );
  });
});
