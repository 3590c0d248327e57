import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

describe("phrases, openers and idioms", () => {
  test.each([
    ["However, it is important to note that results vary.", "However, results vary."],
    ["Amidst the rubble, they found a book.", "In the rubble, they found a book."],
    ["Ultimately, the choice is ours.", "The choice is ours."],
    ["At its core, the plan is simple.", "The plan is simple."],
    ["It cost them time, money and ultimately, their trust.", "It cost them time, money and their trust."],
    ["As the years passed, they lost touch.", "Over the years, they lost touch."],
    ["Moreover, it is important to note that results vary.", "Also, results vary."],
    ["Additionally, it is advisable to rest.", "It is best to rest."],
    ["Furthermore, it is crucial that all sign.", "It is also vital that all sign."],
    ["Workers experience feelings of guilt.", "Workers feel guilty."],
    ["The vote is scheduled to take place on Friday.", "The vote is scheduled for Friday."],
    ["Order now and discover why it sells.", "Order now and see why it sells."],
    ["In today's fast-paced world, people rush.", "Today, people rush."],
    ["They ran with shaking knees as night fell.", "They ran with shaking knees when it got dark."],
    ["Additionally, the app offers a calendar.", "The app also offers a calendar."],
    ["The city was destroyed; however, it was rebuilt.", "The city was destroyed, but it was rebuilt."],
    ["Prior to the merger, they were rivals.", "Before the merger, they were rivals."],
    ["I hope this email finds you well.", "I hope you are well."],
    ["The hotel exceeded my expectations.", "The hotel was better than I expected."],
    ["This paper presents a novel method.", "This paper presents a new method."],
    ["Camouflage matters, as it aids survival.", "Camouflage matters, because it aids survival."],
    [
      "Diagnosis is hard, as the disease is often silent.",
      "Diagnosis is hard, because the disease is often silent.",
    ],
    ["He hid the letter, for he knew the truth.", "He hid the letter, because he knew the truth."],
    ["Speech fascinates us, given its complexity.", "Speech fascinates us, because of its complexity."],
    ["Given the complexity of the law, ask a lawyer.", "Because of the complexity of the law, ask a lawyer."],
    [
      "It is a difficult task due to linguistic complexity.",
      "It is a difficult task because of linguistic complexity.",
    ],
    ["In addition to salmon, the lake also holds trout.", "As well as salmon, the lake also holds trout."],
    ["The show has gowns, along with many sketches.", "The show has gowns, as well as many sketches."],
    ["It was a source of both wonder and unease.", "It was a source of wonder and unease."],
    ["Therefore, it is important to listen.", "This is why it is important to listen."],
    ["Thus, prisons must treat the elderly.", "This is why prisons must treat the elderly."],
    ["It helps staff, which in turn can improve care.", "It helps staff, which can then improve care."],
    ["This, in turn, leads to better care.", "This then leads to better care."],
    ["In this work we study memory.", "Here we study memory."],
    ["Peace remains elusive.", "Peace is still elusive."],
    ["Her laughter had become a burden.", "Her laughter was now a burden."],
    ["Racism remains a danger.", "Racism is still a danger."],
    ["The other children wanted horns too.", "The other children wanted horns as well."],
  ])("%s -> %s", (before, after) => {
    expect(rewritesOf(lexicon, before)).toContain(after);
  });

  // Each line is an edit that was made once and read wrong.
  test.each([
    "The train is due to arrive at nine.",
    "To start, press the red button.",
    "She said that boy was lying.",
    "It happens every time that man walks in.",
    "They took it upon themselves to help.",
    "He was the first German pope in modern times.",
    "The company could continue on other floors.",
    "She made me do it in such a way that hurt.",
    "In some cases of measles the rash is mild.",
    "We stayed within an hour of the coast.",
    "Regarding her with interest, he smiled.",
  ])("leaves %s", (text) => {
    expect(rewritesOf(lexicon, text)).toEqual([]);
  });

  test.each([
    ["He felt a sense of relief wash over him.", "He felt relieved wash over him."],
    ["The creators of this type of car were bold.", "The creators like this car were bold."],
    ["It has had a positive impact on us.", "It has was good for us."],
    ["The staff was friendly and attentive.", "The staff was friendly and quick to help."],
    [
      "Ads play a key role in shaping taste and driving sales.",
      "Ads do much to shape taste and driving sales.",
    ],
  ])("does not make of %s: %s", (text, wrong) => {
    expect(rewritesOf(lexicon, text)).not.toContain(wrong);
  });

  test("keeps formal texts free of colloquial phrases", () => {
    const formal = rewritesOf(
      lexicon,
      "It has a significant impact on trade. Moreover, it grows.",
      "academic",
    );
    expect(formal.join(" ")).not.toMatch(/\bbig\b|\bplus\b|\bon top of that\b/i);
    expect(formal).not.toEqual([]);
  });
});
