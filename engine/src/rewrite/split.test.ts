import { expect, test } from "vitest";
import { rewritesOf } from "./apply-rewrite.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";
import { split } from "./split.ts";

rewrites(split, [
  [
    "The company opened three new offices in the north last year, and it plans to open four more in the south.",
    "The company opened three new offices in the north last year. It plans to open four more in the south.",
  ],
  [
    "The committee studied every page of the long report, but they could not agree on a single clear recommendation.",
    "The committee studied every page of the long report. But they could not agree on a single clear recommendation.",
  ],
  [
    "The crew will meet on Thursday in the old hall at 2 p.m., and I hope that all of you will come.",
    "The crew will meet on Thursday in the old hall at 2 p.m. I hope that all of you will come.",
  ],
  ["At 10:30 the bus left town; it was cold.", "At 10:30 the bus left town. It was cold."],
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
  "The pairs find their own rhythm: some employees prefer to walk ahead, others alongside; some use nicknames.",
  "Resentment is a demand for acknowledgment, and a demand makes sense only when it is addressed to someone.",
  "Very large values may slow down the garbage collection, so it is recommended to keep the entries small.",
  "Among the changes that get a lot of notice is the electric car, and the great benefits such vehicles offer.",
  "The committee studied every page of the report, * they could not agree on a plan at all.",
  "The cooling layer draws heat away from you all night, so you wake up rested and ready.",
  "The committee studied every page of the report, but they could not agree on a plan. However, they met again.",
  "It is not just a job for them; it is a way of life.",
  "The company opened three new offices in the north last year, and v2.3 has been sold in all of them.",
  "Today, a guest in the city can find old temples serving the north, new temples founded by merchants, and small centers offering classes on the texts.",
  "The night was broken by a phone on the shelf; its ring interrupted by a burst of light.",
  "I asked the old man about his life before every lesson, and I learned a great deal about ships and unions.",
  "Ships in two flat boxes; no special tools required",
  "Outside, the rain tapped on the glass. The kettle let out a low whistle, and Tobias hummed a tune as he cut his toast.",
  "They fed the lambs, they adored one another, and they were too tired at night to talk about it.",
  "The agent will call the banks and the tax office for the family, so you don't have to tell your story twice.",
  "For a quick start, press the green button on the left of the lid, and the motor will warm up within a minute.",
  "The batteries in the depot have been inspected by the crew, and 17 units have been replaced since then.",
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
  "My hands are stained, my back is aching, and I have agreed to come again next year with my sister.",
  "There are cheaper machines that are simpler, and there are dearer machines that do more, but none makes better coffee.",
  "According to the council, one in five of the shops has yet to open, and the owners have moved to higher ground.",
  "According to the council, one in five of the shops is shut; the owners have moved to higher ground.",
  "I look out at this crowd tonight, and I see courage in every one of your faces.",
  "The ancient texts had hinted at such a thing, but he had always taken them for tales. But the gate was there.",
  "Fall has arrived, and I don't know about you, but I've been craving soup all week.",
]);

test("splits the first of two sentences in a row at “but”", () => {
  const report = "The committee studied every page of the long report";
  const first = "they could not agree on a single clear recommendation.";
  const second =
    "The members met again in the old hall by the river, but they left it without a single word of thanks.";
  expect(rewritesOf(split, `${report}, but ${first} ${second}`)).toEqual([
    `${report}. But ${first} ${second}`,
  ]);
});
