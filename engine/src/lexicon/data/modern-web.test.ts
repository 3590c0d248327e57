import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

describe("what assistants write in copy, mails, letters and advice", () => {
  test.each([
    ["Brew it in the comfort of your own kitchen.", "Brew it in your own kitchen."],
    ["It is built to withstand the demands of everyday use.", "It is built to stand up to everyday use."],
    ["The fold is an absolute game changer.", "The fold makes a huge difference."],
    ["The new tool makes planning a breeze.", "The new tool makes planning easy."],
    ["We deliver it right to your doorstep.", "We deliver it right to your door."],
    ["Our dedicated support team is here.", "Our support team is here."],
    ["Thank you so much for reaching out.", "Thank you so much for getting in touch."],
    ["You can reach us via email.", "You can reach us by email."],
    ["Your talk resonated deeply with me.", "Your talk meant a lot to me."],
    ["I am eager to expand my skill set.", "I am eager to learn new skills."],
    ["This place is a must-visit.", "This place is well worth a visit."],
    [
      "The beauty of this soup lies in its simplicity.",
      "The best thing about this soup is how simple it is.",
    ],
    ["Use every tool at your disposal.", "Use every tool you have."],
    ["If you are unsure, consider hiring a lawyer.", "If you are unsure, think about hiring a lawyer."],
    ["Consult a doctor before you start.", "Talk to a doctor before you start."],
    ["The basket can easily accommodate a bag.", "The basket can easily hold a bag."],
    ["I am excited to apply for the post.", "I am applying for the post."],
    ["Your patience is greatly appreciated.", "Thank you for your patience."],
    ["This loss fueled my desire to become a nurse.", "This loss made me want to become a nurse."],
    ["The serum reduces the appearance of dark spots.", "The serum fades dark spots."],
    ["Effective March 3, we will close early.", "From March 3, we will close early."],
    ["Setup was quick and straightforward.", "Setup was quick and easy."],
    ["Limit your intake of sugary drinks.", "Cut down on sugary drinks."],
    ["The town has many dining options.", "The town has many places to eat."],
    ["The city is a haven for food lovers.", "The city is a great place for food lovers."],
  ])("“%s” becomes “%s”", (sentence, expected) => {
    expect(rewritesOf(lexicon, sentence)).toContain(expected);
  });
});
