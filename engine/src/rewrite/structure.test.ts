import { describe, expect, test } from "vitest";
import { also } from "./also.ts";
import { rewritesOf } from "./apply-rewrite.ts";
import type { Rewrite } from "./candidate.ts";
import { commas } from "./commas/index.ts";
import { concession } from "./concession.ts";
import { dashes } from "./dashes.ts";
import { frontedPhrase } from "./fronted-phrase.ts";
import { genitive } from "./genitive.ts";
import { join } from "./join.ts";
import { participleClause } from "./participle-clause.ts";
import { relativeClause } from "./relative-clause.ts";
import { split } from "./split.ts";
import { thatClause } from "./that-clause.ts";

type Case = readonly [before: string, after: string];

function rewrites(rewrite: Rewrite, cases: readonly Case[]) {
  test.each(cases)("%s -> %s", (before, after) => {
    expect(rewritesOf(rewrite, before)).toContain(after);
  });
}

function leaves(rewrite: Rewrite, texts: readonly string[]) {
  test.each(texts)("leaves %s", (text) => {
    expect(rewritesOf(rewrite, text)).toEqual([]);
  });
}

describe("split", () => {
  rewrites(split, [
    [
      "The company opened three new offices in the north last year, and it plans to open four more in the south.",
      "The company opened three new offices in the north last year. It plans to open four more in the south.",
    ],
    [
      "The committee studied every page of the long report, but they could not agree on a single clear recommendation.",
      "The committee studied every page of the long report. But they could not agree on a single clear recommendation.",
    ],
    ["Nothing is wasted; everything serves a purpose.", "Nothing is wasted. Everything serves a purpose."],
    [
      "The ink refused to dry; the line glowed with a pale light.",
      "The ink refused to dry. The line glowed with a pale light.",
    ],
    [
      "On the face of it, these are losses; beneath the surface, they can help.",
      "On the face of it, these are losses. Beneath the surface, they can help.",
    ],
    [
      "The museum is not a warehouse; it is a place to learn.",
      "The museum is not a warehouse. It is a place to learn.",
    ],
  ]);
  leaves(split, [
    "Divers who rested longer did far better than those who did not, and they made fewer mistakes.",
    "If the river rises above the wall again this spring, and it may well do so, the town will have to move.",
    "The plan covers the cost of new buses, better roads and safer stations, and support services for those in need.",
    "He was tired, and he slept.",
    "We received the wrong drinks, our starter arrived after our main dish, and we had to ask for plates twice.",
    "The pot was hers, she maintained; the neighbor had borrowed it for a party.",
    "He loved the views and the peaceful sea; which was a change from home.",
    "She did not see the small black box in the corner until the doors had closed, and the lift began to rise.",
    "To build public trust, the city will print the results each month, and residents can comment on them online.",
    "The horror stems from the realization that nature has turned on the people, and there is no reason for it at all.",
    "The platform brings every tool and record together in one place, so your team can spend less time on admin.",
    "He lived on in the shadows as a man who could not stop time, but who had learned to live in the present.",
    "The ancient texts had hinted at such a thing, but he had always taken them for tales. But the gate was there.",
  ]);
});

describe("join", () => {
  rewrites(join, [
    ["She opened the door. She walked into the hall.", "She opened the door and walked into the hall."],
  ]);
  leaves(join, [
    "The list was no longer an order. It was a conversation.",
    "They believed that they could use his fame. This proved to be an error.",
    "They thought they could use his fame. This proved to be an error.",
    "She opened the door.\n\nShe walked into the hall.",
    "Was she late? She ran home.",
    "He rubbed his eyes. It was a long day.",
    "The food was good but dear. However, the service was slow.",
    "The plan cuts costs. This plan makes sense.",
    "Then wipe it off. This may seem odd.",
    "He wiped it off. This may seem odd, but it works.",
    "She added a second. She added a third.",
    "They were Goths by birth. They fought all their lives.",
    "We did. We performed a terrible rite.",
    "He tried to shake it off. He had more calls to make.",
    "They called at midnight and at dawn. They rejected our work.",
    "She likes to write at night. This feels less lonely now.",
    "They must build a culture that values work. This includes better training.",
    "I stumbled along the dark road. This couldn't be the end.",
  ]);
});

describe("participle clause", () => {
  rewrites(participleClause, [
    [
      "It all happens in one pot, making cleanup easy for a cook.",
      "It all happens in one pot, which makes cleanup easy for a cook.",
    ],
    [
      "The new engine uses far less fuel than the old one, making it cheaper to run for years.",
      "The new engine uses far less fuel than the old one, which makes it cheaper to run for years.",
    ],
    [
      "The storm closed the only road, leaving the village without food.",
      "The storm closed the only road, which left the village without food.",
    ],
    [
      "The company has opened new sites across the north, making it easier to arrive on time.",
      "The company has opened new sites across the north, which has made it easier to arrive on time.",
    ],
    [
      "The law may change next year, making the trade much harder.",
      "The law may change next year, which may make the trade much harder.",
    ],
    [
      "It held the plans of the whole project, confirming my worst fears.",
      "It held the plans of the whole project, which confirmed my worst fears.",
    ],
    [
      "The word has gone through a great shift, reflecting a change in the cities.",
      "The word has gone through a great shift, which reflects a change in the cities.",
    ],
    [
      "We often see high variance in the estimates, leading to poor training.",
      "We often see high variance in the estimates, which leads to poor training.",
    ],
    [
      "Many families began to adopt Roman names, reflecting a broader change in the cities.",
      "Many families began to adopt Roman names, which reflected a broader change in the cities.",
    ],
  ]);
  leaves(participleClause, [
    "He closed his eyes, catching his breath.",
    "The tool combines a soft tip with a stiff base, enabling it to lift eggs.",
    "The use of short lines deepens this mood, creating gaps that mimic a halting voice.",
    "Her use of rhyme reinforces the mood, creating echoes between the stanzas.",
    "The tool can read old files, helping people to keep their work.",
    "Clara and Buddy's bond deepened, changing the life they shared for good.",
    "Officials expect the ban to take effect in March, making it harder to sell the devices.",
    "Forecasters expect winds to subside by Tuesday, providing crews with a window to strengthen the lines.",
    "Each of the measures provoked protest, culminating in a revolt.",
    "The paint had peeled away in long strips, revealing the wood.",
    "It bathes the room in a crisp, energizing white.",
    "Every throw is woven by hand in small towns, using old techniques.",
    "They pose a silent, creeping threat.",
    "We rely mostly on physical runners, carrying coded messages.",
    "He spends three sessions mapping her values, tracing how the story emerged.",
    "Jack stayed there until the infantry arrived, taking the German into custody.",
    "The meanings constructed by text and image overlap and reinforce each other, enhancing the power of the book.",
    "She was in the kitchen, humming an old song.",
    "“I know,” he said, turning to the door.",
    "They waited outside, hoping for news.",
    "The lag would appear in every report, suggesting a fault in the clock.",
    "The plate holds the bearing, providing durability and reducing friction.",
    "The study covers five groups of animals, including humans.",
    "The law may not change next year, making the trade much harder.",
    "He locked the old door, making sure that it held.",
    "The tool can sort the files of a firm, reducing human bias and increasing objectivity.",
    "The fit can be spoiled by a gap, resulting from the small rooms.",
    "They have argued for a fair state, suggesting that all gain.",
    "We achieve strong results, demonstrating the use of the method.",
    "Each group will receive detailed feedback, fostering a collaborative environment.",
    "Students work in small groups, promoting a sense of trust.",
    "The leaders were slow to act, making decisions for the short term.",
    "A close bond allows a girl to grow in her own way, testing limits, making it hard, and sometimes disappointing her parent.",
    "A traffic light swung wildly on its cable, sparking where the wires strained.",
    "The force was pulling him down, turning his own power against him.",
    "The Harbor Center has opened a new wing, offering a calmer stay.",
    "Jutanugarn made six birdies without a bogey, putting her close to the record.",
    "Silas found a ledger on the boat, naming the thief.",
    "He dropped strings into boxes and spun them for days, tying knots.",
    "She played a large part in the war, using her native language.",
    "The armored villain swiveled, raising a sledgehammer.",
    "He donned his uniform, granting him great powers.",
    "Panama grapples with a high rate of debt, casting a shadow over its plans.",
    "She wandered the streets, protecting the innocent and striking fear into crooks.",
    "The guard nodded, signaling to his friends.",
    "This paper details the core of our method, demonstrating its worth.",
  ]);
});

describe("that clause", () => {
  rewrites(thatClause, [
    [
      "This limited funding means that the owner must save.",
      "This limited funding means the owner must save.",
    ],
    ["She knew that he would return.", "She knew he would return."],
    ["She told them about the plan that they made.", "She told them about the plan they made."],
  ]);
  leaves(thatClause, [
    "They agreed at the outset that she would stay.",
    "She told him at noon that he could leave.",
    "I felt relief that I could go.",
    "Agree that it did.",
    "It is in such moments that I find peace.",
    "He feared the idea that they might fail.",
    "It was so cold that we left.",
    "It is said that he left.",
    "They argued that the tide would turn.",
  ]);
});

describe("relative clause", () => {
  rewrites(relativeClause, [
    ["We list the methods that are used in the field.", "We list the methods used in the field."],
    ["They study basalt, which is a dark rock.", "They study basalt, a dark rock."],
  ]);
  leaves(relativeClause, ["We like the people who are kind.", "It is a city that was once rich."]);
});

describe("commas", () => {
  rewrites(commas, [
    ["They sell apples, pears, and plums.", "They sell apples, pears and plums."],
    [
      "Hard work, cheap land, and good soil have drawn them.",
      "Hard work, cheap land and good soil have drawn them.",
    ],
    [
      "Firms build sea walls, dry docks, and restored wetlands.",
      "Firms build sea walls, dry docks and restored wetlands.",
    ],
    [
      "They fund tools such as shovels, a ladder, and glue.",
      "They fund tools such as shovels, a ladder and glue.",
    ],
    ["She opened the door, and walked into the hall.", "She opened the door and walked into the hall."],
    ["The work opens doors in many fields, such as law.", "The work opens doors in many fields such as law."],
    ["In recent years, teachers have noticed a change.", "In recent years teachers have noticed a change."],
    ["The law, therefore, hinges on trust.", "The law therefore hinges on trust."],
    ["The next morning, I left the town.", "The next morning I left the town."],
    ["But then, the door fell shut.", "But then the door fell shut."],
    ["For years, he had kept the key.", "For years he had kept the key."],
    ["Today, solar panels cover the roofs.", "Today solar panels cover the roofs."],
    [
      "The road was closed, because the bridge had failed.",
      "The road was closed because the bridge had failed.",
    ],
  ]);
  leaves(commas, [
    "On a brighter note, the pool was warm.",
    "In you, our family has gained a friend.",
    "Most things shrink as they cool, so they sink.",
    "In round 12, I was lost.",
    "They need measures that enhance supply, such as investing in factories.",
    "In the first, the professor posted weekly videos.",
    "In the latter, the results were clear.",
    "In towns seeking growth, the mayors build.",
    "It began with a missed call, then a missed birthday, and then a silence.",
    "Look out for a loss of bladder or bowel control, weight loss, or fever.",
    "The rain over the whole valley stopped, and the children went out.",
    "He did not leave, because he was afraid.",
    "We had to act before it was too late, before the door closed.",
    "The dog, a beagle, and the cat slept.",
    "The wind rose, the sea swelled, and the crew prayed.",
    "In ten years, sales fell, and new shops closed.",
    "She held his hand, warm and dry, and new hope came.",
    "They grow fruit, such as pears, and sell it.",
    "In the years after the war, the team moved to Oslo.",
    "Many groups have already joined, and the feedback has been very positive.",
    "In other words, the machine has moved the work.",
    "Lay down a cloth to protect the floor, and remove any hardware from the table.",
    "Technology will continue to evolve, and our stores will inevitably evolve with it.",
    "He dried them, too, which he never did.",
    "She would come, too, and stay the night.",
    "And I thought, before I leave I should water the ferns.",
    "The bed was extremely comfortable, and the blackout curtains ensured a good night's sleep.",
    "Firms file statements, such as balance sheets and summaries, each spring.",
    "They passed harsh laws, such as the Three Strikes Law, and limited bail.",
    "The tests showed effects of common illnesses, such as the cost of care.",
    "It has themes not seen in her work, such as loss and fear.",
    "The feed held jokes about abuse, assault and war, as well as slurs.",
    "The act of doubt, therefore, far from a force of ruin, turns out to help.",
    "Staying alive, let alone strong, therefore, isn't a matter of luck.",
    "They were clever apes, using tools, maybe, living in small groups.",
    "Each time, he lost the game.",
    "In humans, a growing body of work links the gut to the mind.",
    "The rooms are clean, comfortable, and special touches like chocolates make it feel warm.",
    "Their creation was classified as an ANI, or Advanced Narrow Intelligence.",
    "The economy has been, and continues to be, shaped by faith.",
    "We study the link between the degree of the graph and the size of the space, and propose a new scale.",
    "He must have read my face, because she stepped back.",
    "That is, until I met her.",
    "We were all a little jealous of him, if I'm honest.",
    "It was a normal day at the office, until it wasn't.",
    "We study the harm of lead to health and the land, as well as discuss some remedies.",
    "She could sense the great strength that came from him, as well as the sense of purpose.",
    "They build tools that make contact easier between patients and providers, such as chat rooms.",
    "They address a range of issues affecting women, such as low pay.",
    "They can take steps to protect their files, such as by changing locks.",
    "The staff helps with custom orders, such as preparing a large bagel.",
    "They stood ready to face whatever the world might bring, together.",
    "We study the link between the degree of the polynomial and the shape of the feature space, and propose a new scale.",
  ]);
});

describe("dashes", () => {
  rewrites(dashes, [
    ["The result was clear — nobody wanted to wait.", "The result was clear. Nobody wanted to wait."],
    ["Our aim is still the same — to help them.", "Our aim is still the same: to help them."],
    [
      "I watched him listen — really listen — as she spoke.",
      "I watched him listen, really listen, as she spoke.",
    ],
    ["Her brother — a quiet man — opened the gate.", "Her brother, a quiet man, opened the gate."],
    [
      "If your job is slow — for example, it waits on a disk — threads can help.",
      "If your job is slow (for example, it waits on a disk), threads can help.",
    ],
    [
      "For teenagers who feel alone — because of an illness, say, or a move — these ties can be a lifeline.",
      "For teenagers who feel alone (because of an illness, say, or a move), these ties can be a lifeline.",
    ],
    [
      "Growing so fast is no small feat—congratulations!",
      "Growing so fast is no small feat. Congratulations!",
    ],
    [
      "Though the reasons for buying Volvo, Jaguar, and Rover were sound – to win scale, to sell more – the deal was a loss.",
      "Though the reasons for buying Volvo, Jaguar, and Rover were sound (to win scale, to sell more), the deal was a loss.",
    ],
    ["They met again—not as warriors, but as friends.", "They met again, not as warriors, but as friends."],
    [
      "As I walked through the town, I found a gem—a bakery full of bread.",
      "As I walked through the town, I found a gem, a bakery full of bread.",
    ],
    [
      "Others believe the corridor is a trap—a myth that would lure us into the cold.",
      "Others believe the corridor is a trap, a myth that would lure us into the cold.",
    ],
    [
      "They met in Hyde Park—a place that everyone knows.",
      "They met in Hyde Park, a place that everyone knows.",
    ],
    [
      "It was like a change before a storm—a deep, calm knowledge that filled the room.",
      "It was like a change before a storm: a deep, calm knowledge that filled the room.",
    ],
    [
      "They asked her a hard question — the kind most people duck.",
      "They asked her a hard question, the kind most people duck.",
    ],
    [
      "If your hall looks like a shop — complete with coats, hats, and boots — congratulations.",
      "If your hall looks like a shop (complete with coats, hats, and boots), congratulations.",
    ],
    [
      "The old town is full of towers — each one built by a single clan to survive feuds, floods, and fires.",
      "The old town is full of towers, each one built by a single clan to survive feuds, floods, and fires.",
    ],
  ]);
  leaves(dashes, [
    "Stand on the mat and use the + and – buttons to change the height.",
    "Turn the dial and press – to dim the lamp.",
    "It will do what it has always done — quietly, patiently, and without fuss — hold us together.",
    "The well-known 2019–2021 report is out.",
    "They should fund proven policies — smaller class sizes, robust counseling services, and justice programs.",
    "He came all this way — to see her.",
    "Don't sleep on it — book now.",
    "Come early — bring a friend.",
    "They asked in town—the man who ran the store knew everything.",
    "Captions for the Lantern & Loaf Bakery — one week of posts",
    "Although the chance of life on it still exists—it has no bearing on the face.",
    "The plan should break even by month twelve—a target considered attainable by the board.",
    "The clang of forks, the hum of talk, the soft glow of pendant lights—restaurants are small worlds.",
    "The plan will alter the K–12 schools.",
    "He held up a mirror to the town—a mirror of what could happen when the law fails.",
    "They weren't threats—Paragon never stooped to that.",
    "Corporate polluters quietly accelerated waste cleanup—no one wanted mysterious justice raining from the heavens.",
  ]);
});

describe("also", () => {
  rewrites(also, [
    ["Additionally, the plan is cheap.", "The plan is also cheap."],
    ["Furthermore, the report shows a loss.", "The report also shows a loss."],
    ["Furthermore, the plan helps reduce costs.", "The plan also helps reduce costs."],
    ["Furthermore, social support reduces stress.", "Social support also reduces stress."],
    ["Additionally, Galway had a castle.", "Galway also had a castle."],
  ]);
  leaves(also, [
    "Additionally, fast and cheap.",
    "Additional costs are high.",
    "Furthermore, two members of the team will attend.",
    "Additionally, it is important to note that costs are high.",
    "Moreover, poor control is itself a risk factor.",
    "Moreover, the plan is cheap and also quick.",
    "Furthermore, noise reducing support surfaces help patients.",
    "Additionally, Galway had the worst roads in the west.",
    "Moreover, the market is always changing.",
    "Furthermore, such tests cannot tell past from current infections.",
    "Additionally, pressure reducing support surfaces have been shown to help.",
  ]);
});

describe("concession", () => {
  rewrites(concession, [
    ["Although he was tired, he kept going.", "He was tired, but he kept going."],
    [
      "While online classes offer freedom, they can be lonely.",
      "Online classes offer freedom, but they can be lonely.",
    ],
    [
      "The fruit is less fresh here, while organic food is dearer than in town.",
      "The fruit is less fresh here, and organic food is dearer than in town.",
    ],
    ["Because the bridge is closed, we take the ferry.", "The bridge is closed, so we take the ferry."],
    [
      "The prose draws the reader in, while the structure reflects the nature of memory.",
      "The prose draws the reader in, and the structure reflects the nature of memory.",
    ],
    [
      "Some firms offer free trials, while others charge from the start.",
      "Some firms offer free trials, and others charge from the start.",
    ],
    ["The first is measured, while the second is not.", "The first is measured, but the second is not."],
  ]);
  leaves(concession, [
    "Because they contain no moving parts, the panels last long.",
    "Although she was tired, the nurse stayed.",
    "While he slept, she packed the bags.",
    "While they argue, I doze in a chair.",
    "The lights remain bright all night, while the rack holds two bags.",
    "Cyclists have voiced frustration over the wait, while shop owners have welcomed the extra trade.",
    "Since he left, she has lived alone.",
    "Although tired, he kept going.",
    "Because the truth is, I do not know.",
    "Because the bridge is closed, many people take the ferry.",
    "The views have changed a lot, with old towns stressing duty, while new towns focus on care.",
  ]);
  test("keeps “so” out of formal texts", () => {
    expect(rewritesOf(concession, "Because the bridge is closed, we take the ferry.", "formal")).toEqual([]);
  });
});

describe("genitive", () => {
  rewrites(genitive, [
    ["They praised the success of the company.", "They praised the company's success."],
    ["The needs of our students come first.", "Our students' needs come first."],
  ]);
  leaves(genitive, [
    "They saw the history of the city of Rome.",
    "They praised the success of the company that won.",
    "The size of a company matters.",
    "He studied the process of the reaction.",
    "The authors of these studies agree.",
    "It serves the interests of the nation as a whole.",
    "It was a crime in the eyes of the world.",
  ]);
});

describe("fronted phrase", () => {
  rewrites(frontedPhrase, [
    [
      "By reading every page of the log, the team found the fault in a night.",
      "The team found the fault in a night by reading every page of the log.",
    ],
    [
      "As the sun dipped below the hills, a cold wind swept across the yard.",
      "A cold wind swept across the yard as the sun dipped below the hills.",
    ],
  ]);
  leaves(frontedPhrase, [
    "After carrying out a survey of the mill, the owners recommend a sale over 24 months.",
    "Before opening the second kiln, the potters tested the clay in April.",
    "In this paper, we describe a new method of search.",
    "To keep the costs low, we bought most of the tools second hand.",
    "As the old man came in, he smiled at the children.",
    "To save money, we did not buy new tools this year.",
    "By giving pupils more time, they learn far more words.",
    "After the war, the town grew, and its people prospered.",
    "By cutting waste, firms can lower the risk of losing clients.",
    "As you may be aware, our studio records books for several publishers.",
    "As we discussed, the printer will deliver the posters by Friday.",
    "As a teacher, I have seen many such cases.",
    "By adopting it, I place a ban on all assent.",
    "As I kept walking, I noticed something else.",
    "After grabbing a coffee at a nearby café, I wandered over to the old temple. Its gilded interior is breathtaking.",
  ]);
});
