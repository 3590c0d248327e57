import { expect, test } from "vitest";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createRewrites } from "../../rewrite/index.ts";

const rewrites = createRewrites();

/** Each sentence with words of an edit that was once made in it and read wrong: it must not come back. */
const unwanted: readonly (readonly [sentence: string, words: string])[] = [
  ["The group works to empower families with children who are deaf.", "give families"],
  ["The letters provide employees with a range of tools.", "give employees with"],
  ["The council was convened to settle the matter.", "met"],
  ["Low-wage workers, often employed in service industries, were laid off.", "used in"],
  ["The decline has not been accompanied by any reform.", "been come"],
  ["It was a testament to the transformative power of writing.", "powerful power"],
  ["She had met a mysterious stranger in the park.", "strange stranger"],
  ["Studies have consistently shown that sleep matters.", "always"],
  ["It was a moment that would forever alter his life.", "always"],
  ["Under his guidance, the company grew.", "his advice"],
  ["They decided not by dwelling in the past but by acting.", "house"],
  ["A limited time remains for the talks.", "a little time"],
  ["The model's ability to rapidly converge is striking.", "fast converge"],
  ["She spent years seeking out each statue.", "looking for out"],
  ["It is important to acknowledge the limitations of this review.", "admit"],
  ["The failure to adequately address the conflict hurt them.", "well enough address"],
  ["The happiness people derive from driving is real.", "come from"],
  ["It is a highly praised dish.", "very praised"],
  ["He stood up slowly, turning to the window.", "which turned"],
  ["The wind picked up, and one Elias could not name it.", ". One"],
  ["Wielding a power so great, he ruled.", "Having"],
  ["We will support employees to take control.", "which"],
  ["The grading team implements clear goals and fulfills its duty.", "meets its duty"],
  ["This increasingly popular educational choice is cheap.", "more and more popular"],
  ["By raising critical awareness of the issue, groups can organize.", "important awareness"],
  ["This paper will explore the critical importance of this assessment.", "important importance"],
  ["It suits applications requiring efficient and scalable training of models.", "taking efficient"],
  ["Respondents consistently identified long wait times as the biggest barrier.", "found long"],
  ["Our method consistently outperforms the baselines.", "always"],
  ["Gaps in the timetable discourage potential riders.", "possible riders"],
  ["These systems would facilitate seamless transfers.", "help seamless"],
  ["You may contribute money to the account after paying tax on it.", "give money"],
  ["Subsequent studies have confirmed this.", "next studies"],
  ["We remain on track to meet the deadline.", "stay on track"],
  ["Several of the characters remain underdeveloped.", "stay underdeveloped"],
  ["You will find viewpoints with panoramic views of the city.", "points of view"],
  ["The trattoria offers an unforgettable dining experience.", "gives an"],
  ["Water the plant thoroughly.", "fully"],
  ["Selection favored those individuals with thick shells.", "people"],
  ["This helps firms allocate their resources effectively.", "set aside"],
  ["She considered the implications of his words.", "what follows from"],
  ["The episode underscored the decline of the empire.", "brought out"],
  ["The plans are tailored to meet the needs of families.", "fitted to meet"],
  ["She reached out and touched the marble surface.", "got to"],
  ["He woke from the nightmare he had just endured.", "lasted"],
  ["It speeds up the organization's innovative capability.", "new capability"],
  ["O'Connor exposes their flaws, challenging readers to question themselves.", "difficult readers"],
  ["The robot must avoid unforeseen obstacles on its path.", "barriers"],
  ["The aging population presents a major opportunity for the firm.", "gives"],
  ["A full account recognizes complexity and chance.", "sees"],
  ["A sobering truth emerged.", "appeared"],
  [
    "Results demonstrate the value of our approach in many datasets, outperforming older methods.",
    "and outperform",
  ],
  ["It is a burden. It is the curse of perfect memory.", "burden and is"],
  ["The inner layer gives hardness, while the organic parts add toughness.", "hardness while"],
];

test.each(unwanted)("“%s” never reads “%s”", (sentence, words) => {
  const results = rewrites.flatMap((rewrite) => rewritesOf(rewrite, sentence));
  expect(results.filter((result) => result.includes(words))).toEqual([]);
});
