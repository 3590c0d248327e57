import { answeredFragment } from "./answered-fragment.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";

rewrites(answeredFragment, [
  ["We trimmed the calls. The result? Fewer delays.", "We trimmed the calls. The result was fewer delays."],
  ["We trimmed the calls. The results? Incredible.", "We trimmed the calls. The results were incredible."],
  [
    "The results? Great. Teams shipped faster than before.",
    "The results were great. Teams shipped faster than before.",
  ],
  ["We trimmed the calls. The goal? To save time.", "We trimmed the calls. The goal was to save time."],
  ["And the result? A 40% drop in calls.", "And the result is a 40% drop in calls."],
  ["The secret? Patience.", "The secret is patience."],
  ["The best part? It's free.", "The best part is that it's free."],
  ["The result? Teams ship faster.", "The result is that teams ship faster."],
  ["The catch? They had no money.", "The catch was that they had no money."],
]);
leaves(answeredFragment, [
  "The angle? Or was it the light?",
  "The notes? Where do I find them?",
  "The result? Test it again.",
  "The lesson? Always test first.",
  "The cats? Matzo.",
  "Our son? The one you threw off a hill.",
  "The result?\n\nFewer delays.",
  "The result? No.",
]);
