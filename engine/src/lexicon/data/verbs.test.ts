import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

describe("verbs and verb frames", () => {
  test.each([
    ["We utilized a new tool.", "We used a new tool."],
    ["Nurses play a vital role in preventing falls.", "Nurses are key to preventing falls."],
    ["Nurses play a vital role in preventing falls.", "Nurses do a lot to prevent falls."],
    ["The law serves as a reminder of the war.", "The law is a reminder of the war."],
    ["The tool enables teams to share files.", "The tool lets teams share files."],
    ["She couldn't help but smile.", "She couldn't help smiling."],
    ["He found himself wondering about it.", "He wondered about it."],
    ["This has a profound impact on the region.", "This deeply affects the region."],
    ["They made the decision to leave.", "They decided to leave."],
    ["Success is contingent upon trust.", "Success depends on trust."],
    ["The app is capable of making calls.", "The app can make calls."],
    ["They like participating in debates.", "They like taking part in debates."],
    ["It remains a mystery.", "It is still a mystery."],
    ["He expressed concern about the cost.", "He voiced concern about the cost."],
    ["Policies aimed at reducing waste failed.", "Policies meant to reduce waste failed."],
    ["It provides students with tools.", "It gives students tools."],
    ["She dedicated her life to it.", "She devoted her life to it."],
    ["The device disrupted the delicate balance.", "The device upset the delicate balance."],
    ["The challenges posed by traffic grow.", "The challenges of traffic grow."],
    ["He proposed a plan to address this issue.", "He proposed a plan to deal with this issue."],
  ])("%s -> %s", (before, after) => {
    expect(rewritesOf(lexicon, before)).toContain(after);
  });

  // Each line is an edit that was made once, or could be, and reads wrong.
  test.each([
    ["The company is highly leveraged.", "used"],
    ["The child was fostered by a kind family.", "encouraged"],
    ["He addressed the audience.", "dealt"],
    ["They demonstrated in the streets.", "showed"],
    ["Cars built by integrated teams.", "built into"],
    ["The region was incorporated into the empire.", "built"],
    ["They were embracing each other's quirks.", "hugging"],
    ["The program is continuing to expand.", "keeping"],
    ["It provides children with disabilities access to books.", "gives children"],
    ["The committee, comprising 28% of members, met.", "consisting"],
    ["The aesthetic set the stage for later art.", "prepare"],
    ["This may lead to increased sales and reduced costs.", "increase sales and"],
    ["These findings inform the design of schools.", "tell"],
    ["A collective exhale filled the room.", "breathe"],
    ["Describe yourself engaged in a sport activity.", "took"],
    ["The plane began to shudder.", "shiver"],
    ["The rain washed over him.", "came over"],
    ["It is accepted among its member states.", "says"],
    ["The Puritans were the result of a split.", "come"],
    ["The law requires pupils to attend.", "needs"],
    ["The school requires a uniform.", "needs"],
    ["The asteroid impacted the moon.", "affected"],
    ["The fossil species evolved into birds.", "turned"],
    ["The band influenced a generation of artists.", "affected"],
    ["The velvet void of space glowed.", "without"],
    ["He was sustained in his faith by friends.", "suffered"],
    ["The court upheld the ruling.", "kept"],
    ["The protesters adhered to the surface.", "stuck"],
    ["His alter ego appeared.", "change"],
    ["Never had he witnessed such a scene.", "saw"],
    ["Faith can play a significant role in coping with loss.", "cope"],
  ])("leaves %j without %j", (before, wrong) => {
    expect(rewritesOf(lexicon, before).filter((after) => after.includes(wrong))).toEqual([]);
  });
});
