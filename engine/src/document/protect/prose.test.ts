import { describe, expect, it } from "vitest";
import { parseDocument } from "../parse.ts";
import type { ProtectedKind } from "../types.ts";

const protectedIn = (text: string, kind: ProtectedKind, keep: string[] = []) =>
  parseDocument(text, { keep })
    .protectedSpans.filter((span) => span.kind === kind)
    .map((span) => text.slice(span.start, span.end));

const cases: [ProtectedKind, string, string[]][] = [
  ["code", "Run `npm test -- x` now.", ["`npm test -- x`"]],
  ["code", "We know that $E = mc^2$ holds.", ["$E = mc^2$"]],
  ["code", "It is \\(a+b\\) here and $x$ there.", ["\\(a+b\\)", "$x$"]],
  ["code", "It costs $5 and then $10 more.", []],
  ["code", "Hello {{name}}, welcome.", ["{{name}}"]],
  ["code", "Call utilize() or plan.run(x,y) on the tool(s).", ["utilize()", "plan.run(x,y)"]],
  ["code", "Type this:\n$ utilize key --now\nand wait. It costs $ 5.", ["$ utilize key --now"]],
  [
    "code",
    "It has <% utilize it %>, {% include it %}, {: .key } and Dear {name}.",
    ["<% utilize it %>", "{% include it %}", "{: .key }", "{name}"],
  ],
  [
    "code",
    "Cite this:\n@book{lee2020,\n  title={To utilize tools},\n  year={2020}\n}",
    ["@book{lee2020,\n  title={To utilize tools},\n  year={2020}\n}"],
  ],
  ["link", "See [[utilize|the tool]] now.", ["[[utilize|the tool]]"]],
  ["link", "See [the docs](https://a.io/b) now.", ["[the docs](https://a.io/b)"]],
  ["link", "See ![alt](a.png) now.", ["![alt](a.png)"]],
  ["url", "Go to www.example.com/a?b=c, please.", ["www.example.com/a?b=c"]],
  ["url", "Go to https://a.io/x_(y). Then rest.", ["https://a.io/x_(y)"]],
  ["url", "Visit example.com today.", ["example.com"]],
  ["email", "Ask me.you+x@mail.example.com about it.", ["me.you+x@mail.example.com"]],
  [
    "file-name",
    "Open report_final.v2.pdf and src/app/main.ts or /etc/hosts first.",
    ["report_final.v2.pdf", "src/app/main.ts", "/etc/hosts"],
  ],
  ["file-name", "Node.js and README.md matter, and/or not.", ["Node.js", "README.md"]],
  ["term", "Essential oils smell; essential steps do not.", ["Essential oils"]],
  ["term", "The change was significant to all of us.", []],
  ["term", "The change was significant (p < .001), as in the first trial.", ["significant"]],
  [
    "term",
    "We track key performance indicators (KPIs). The key performance indicator is low; key indicators are not.",
    ["key performance indicators", "key performance indicator"],
  ],
  [
    "term",
    "Use LRU (least recently used) or quality of life (QoL), but the key points (FBI) too.",
    ["least recently used", "quality of life"],
  ],
  ["term", "The additional learning support (ALS) team met.", ["additional learning support"]],
  ["term", "The **primary care physician** (PCP) called.", ["primary care physician"]],
  ["term", "Participants slept significantly better.", ["significantly"]],
  [
    "verse",
    "One day in the fall I took a seat,\nDreaming of the sun and of fields of wheat.\nThe larks were all gone,\nAnd the wind went on.",
    ["seat", "wheat", "gone", "on"],
  ],
  ["verse", "The larks were all gone,\nand the wind went on\nover the fields\nuntil dawn.", []],
  ["quote", 'She said "it is so" and left.', ['"it is so"']],
  ["quote", "She said “it is so” and left.", ["“it is so”"]],
  ["quote", 'The line {"a":"it is so"} has it.', ['"a"', '"it is so"']],
  ["quote", 'The row 1,Ann,"it is so",3 and note="it is" too.', ['"it is so"', '"it is"']],
  ["quote", 'She said "it is so,"and left "in haste".', ['"it is so,"and left "in haste"']],
  ["quote", "The term 'social capital' is vague.", ["'social capital'"]],
  ["quote", "The dogs' owners don't know it's John's.", []],
  ["quote", "Back in the '90s it wasn't 'til late.", []],
  ["quote", 'He began "and never stopped.\n\nNext one is free.', ['"and never stopped.']],
  ["quote", 'A 5" screen and a 6" one.', []],
  ["citation", "It holds (Smith et al., 2020) here.", ["(Smith et al., 2020)"]],
  ["citation", "It holds (Smith & Lee, 2019; Wu, 2020, p. 4).", ["(Smith & Lee, 2019; Wu, 2020, p. 4)"]],
  ["citation", "As Smith et al. (2020) showed, it holds.", ["Smith et al. (2020)"]],
  ["citation", "As Smith and Lee (2019) showed.", ["Smith and Lee (2019)"]],
  ["citation", "It holds [12] and [3, 5-7].", ["[12]", "[3, 5-7]"]],
  ["citation", "It holds (see Fig. 2) and (p. 45).", ["(p. 45)"]],
  ...[
    "Foreman, P., & Arthur-Kelly, M. (2004). Inclusive education: Benefits and challenges for teachers. *Australian Journal of Education*, 46(3), 285-306.",
    "Gaffney, J. F. (2000). Teachers' attitudes toward inclusive classrooms: A comprehensive review.",
    "Deci, E. L., & Ryan, R. M. (1985) Intrinsic motivation and crucial needs. Plenum Press.",
    "World Health Organization. (2020). A comprehensive guide to essential drugs. WHO.",
    'Foster, Robert. "A Crucial Landscape: Numerous Views." Journal of Roads, vol. 3, 2011, pp. 4-9.',
    "[3] A. Ng and B. Wu, Facilitating crucial tasks, in Proc. Tools, 2011, pp. 5-9.",
  ].map((entry): [ProtectedKind, string, string[]] => [
    "citation",
    `Much is crucial.\n\n${entry}\n\nMuch is crucial.`,
    [entry],
  ]),
  ["citation", "Furthermore, Smith is here. It was crucial in 2004 for all.", []],
  ["footnote", "It holds.[^1]\n\n[^1]: A note here.", ["[^1]", "[^1]: A note here."]],
  ["number", "It weighs 3.5 kg or 1,500 lbs.", ["3.5 kg", "1,500 lbs"]],
  [
    "number",
    "About 20% of 5 million, ten percent, or 5-7 days.",
    ["20%", "5 million", "ten percent", "5-7 days"],
  ],
  ["number", "One must see one of the two.", ["One", "one", "two"]],
  [
    "number",
    "Like one another, they hold a double-edged sword, and it is second nature to the second.",
    ["second"],
  ],
  ["number", "Someone at the hone phoned.", []],
  ["number", "The first and the 3rd came twice.", ["first", "3rd", "twice"]],
  ["number", "First and foremost, it was the first.", ["first"]],
  ["number", "Twenty-five people and half a day.", ["Twenty-five", "half"]],
  ["date", "On March 3, 2021 it rained.", ["March 3, 2021"]],
  ["date", "On 3 March 2021 and in 2020 it rained.", ["3 March 2021", "2020"]],
  ["date", "In the 1990s, on Monday, we may march.", ["the 1990s", "Monday"]],
  ["date", "It opens at 10:30 am until May.", ["10:30 am", "May"]],
  ["money", "It costs $5 million, €20.50 or 30 dollars.", ["$5 million", "€20.50", "30 dollars"]],
  ["name", "We met Maria Lopez at the Bank of England.", ["Maria Lopez", "Bank of England"]],
  ["name", "NASA and the EU talk to iPhone users.", ["NASA", "EU", "iPhone"]],
  ["name", "Additionally, technology grows. Technology helps. Delving helps.", []],
  ["name", "Amidst the noise we met. Whilst it rained, we sat. Driverless cars came.", []],
  ["name", "London is big.", ["London"]],
  ["name", "The firm Apple is big. Apple sells phones.", ["Apple", "Apple"]],
  ["name", "We know I can. Then I'll go: The end.", []],
  ["name", "Solace Health Opens Two New Clinics. We like Solace Health.", ["Solace Health", "Solace Health"]],
  ["name", "Mr. Lee met them (Mark or Rose).", ["Mr. Lee", "Mark", "Rose"]],
  ["number", "It is so (p < .05) here.", [".05"]],
  ["name", "Follow #growth and @user_1 now.", ["#growth", "@user_1"]],
  ["markup", "This is **very** _nice_ text 😀.", ["**", "**", "_", "_", "😀"]],
  ["markup", "Salt &amp; pepper \\* here.", ["&amp;", "\\*"]],
  ["heading", "# Title\n\nText here.", ["# Title"]],
  ["heading", "Why Teams Fail\n\nThey do not talk.", ["Why Teams Fail"]],
  ["table", "Text.\n\nName      Role\nAnn       Helps us", ["Name      Role\nAnn       Helps us"]],
  ["table", "It is    here.\nSo are we.\n\n    It is set in\n    from the margin.", []],
  ["table", "Text.\n\n| a | b |\n|---|---|\n| 1 | 2 |", ["| a | b |\n|---|---|\n| 1 | 2 |"]],
  ["block-quote", "Text.\n\n> A quote here.", ["> A quote here."]],
  ["code", "Text.\n\n```js\nlet a = 1;\n```\n", ["```js\nlet a = 1;\n```"]],
  ["code", "---\ntitle: x\n---\n\nText here is long.", ["---\ntitle: x\n---\n"]],
];

describe("protected spans", () => {
  it.each(cases)("%s in %j", (kind, text, expected) => {
    expect(protectedIn(text, kind)).toEqual(expected);
  });

  it("keeps the user's words in any case, as whole words", () => {
    expect(protectedIn("Deep  Work and deep working; C++ (x).", "keep", ["deep work", "c++", "(x)"])).toEqual(
      ["Deep  Work", "C++", "(x)"],
    );
  });
});
