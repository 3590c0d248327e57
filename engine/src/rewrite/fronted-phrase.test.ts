import { frontedPhrase } from "./fronted-phrase.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

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
