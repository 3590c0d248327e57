import { describe, expect, test } from "vitest";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon();

describe("nouns, adjectives and adverbs", () => {
  test.each([
    ["The win is a testament to their skill.", "The win is proof of their skill."],
    ["It marked progress in the field of medicine.", "It marked progress in medicine."],
    ["She offered a wide range of services.", "She offered many services."],
    ["The majority of parents agree.", "Most parents agree."],
    ["We faced a significant increase in rent.", "We faced a big increase in rent."],
    ["Individuals who smoke pay more.", "People who smoke pay more."],
    ["It had a profound impact on him.", "It had a great effect on him."],
    ["The staff is incredibly friendly.", "The staff is very friendly."],
    ["He spoke with a sense of relief.", "He spoke with relief."],
    ["They wanted a more just and equitable society.", "They wanted a fairer society."],
    ["Their unwavering gaze met the bustling street.", "Their steady gaze met the bustling street."],
    ["It is crucial to listen.", "It is important to listen."],
    ["It is crucial to listen.", "It is very important to listen."],
    ["Sleep is vital for health.", "Sleep is very important for health."],
    ["Trust plays a crucial role in it.", "Trust plays a very important role in it."],
    ["They began a perilous journey.", "They began a very dangerous journey."],
    ["He wept for a fleeting moment.", "He wept for a very short moment."],
    ["It is a delightful place.", "It is a very pleasant place."],
    ["We invest heavily in training.", "We invest a great deal in training."],
    ["This could significantly reduce costs.", "This could reduce costs a great deal."],
    ["The room fell silent.", "The room went very quiet."],
    ["He worked tirelessly.", "He worked very hard."],
    ["Gradually, the light faded.", "Little by little, the light faded."],
    ["They want a society where everyone is free.", "They want a society in which everyone is free."],
    ["She loves to help others.", "She loves to help other people."],
    ["He noticed how others see him.", "He noticed how other people see him."],
    ["They help those in need.", "They help people in need."],
    ["It is hard for those who live alone.", "It is hard for people who live alone."],
    ["She thanked those involved.", "She thanked the people involved."],
    ["Many argue that it is wrong.", "Many people argue that it is wrong."],
    ["It is among the most common errors.", "It is one of the most common errors."],
    ["He lost all his savings.", "He lost all of his savings."],
    ["It touched us all.", "It touched all of us."],
    ["Some attendees left early.", "Some of the attendees left early."],
    ["Common symptoms include fever and fatigue.", "Some of the common symptoms are fever and fatigue."],
    ["However, challenges remain.", "However, there are still challenges."],
    ["The program has many benefits.", "There are many benefits to the program."],
    ["We waited for over two hours.", "We waited for more than two hours."],
    ["It is a place for beer enthusiasts.", "It is a place for people who love beer."],
    ["The inhabitants of Thebes asked him to act.", "The people of Thebes asked him to act."],
    ["It is a system whereby seniors teach others.", "It is a system in which seniors teach others."],
    ["Hurricanes are among the most powerful storms.", "Hurricanes are some of the most powerful storms."],
    ["The ways we manage them differ.", "The ways in which we manage them differ."],
    ["I learned that humans are creatures of habit.", "I learned that people are creatures of habit."],
    ["The museum displays over 200 garments.", "The museum displays more than 200 garments."],
    ["Among the most studied factors are age and sex.", "Some of the most studied factors are age and sex."],
    ["It was partly due to rain.", "It was in part because of rain."],
    ["They crossed a vast desert.", "They crossed a very large desert."],
    ["A tiny fraction of the money came back.", "A very small fraction of the money came back."],
    ["He felt a profound sense of loss.", "He felt a very deep sense of loss."],
    ["She sat under an ancient oak.", "She sat under a very old oak."],
    ["The town grew rapidly.", "The town grew very quickly."],
    ["It works with minimal effort.", "It works with very little effort."],
    ["They come from diverse backgrounds.", "They come from many different backgrounds."],
    ["He was slightly disappointed.", "He was a little disappointed."],
    ["It offers a valuable tool.", "It offers a very useful tool."],
    [
      "They tried to change her life by various methods.",
      "They tried to change her life by a number of methods.",
    ],
    ["Children get excessive screen time.", "Children get too much screen time."],
    ["Companies must adapt.", "Companies have to adapt."],
    ["These are problems that must be addressed.", "These are problems that have to be addressed."],
    ["Managers must also plan ahead.", "Managers also have to plan ahead."],
    ["One must weigh the facts.", "One has to weigh the facts."],
    ["We may need to move.", "We may have to move."],
    ["The lions were forced to leave.", "The lions had to leave."],
    ["The ability to listen is rare.", "Being able to listen is rare."],
    ["This essay explores how towns grow.", "This essay looks at how towns grow."],
    ["They discovered that the bridge was closed.", "They found that the bridge was closed."],
    ["Tell us of the woman he once loved.", "Tell us of the woman he used to love."],
    ["Many believe that it works.", "Many people think that it works."],
    ["Women may face discrimination.", "Women may have to deal with discrimination."],
    ["Zaifeng established a cabinet.", "Zaifeng set up a cabinet."],
    ["It is a tool for parents seeking to help.", "It is a tool for parents who want to help."],
    ["The man fled, according to the police.", "The man fled, the police said."],
    ["“Not for sale,” he explained.", "“Not for sale,” he said."],
    ["“You see,” she continued.", "“You see,” she went on."],
    ["He returned to his duties.", "He went back to his duties."],
    ["Perhaps they will return.", "Perhaps they will come back."],
    ["Their motives remained a mystery.", "Their motives were still a mystery."],
    ["In the end, they could finally leave.", "In the end, they were finally able to leave."],
    [
      "Data is shared, allowing brands to refine offers.",
      "Data is shared, so that brands can refine offers.",
    ],
    ["Data is shared, allowing individuals to see it.", "Data is shared, so that people can see it."],
    ["I believe the plan is good.", "I think the plan is good."],
    ["Students have the opportunity to travel.", "Students get to travel."],
    ["The bank provides a detailed analysis.", "The bank gives a detailed analysis."],
  ])("%s -> %s", (before, after) => {
    expect(rewritesOf(lexicon, before)).toContain(after);
  });

  // Each line is an edit that was made once, or could be, and reads wrong.
  test.each([
    "Every now and then he rests.",
    "A majority of 270 votes is needed.",
    "Joy and happiness are strangers to him.",
    "They long for rooms that are kind, warm and cozy.",
    "There was no significant difference.",
    "We found statistically significant figures.",
    "He ordered a portion of the curry.",
    "The balance between love and compassion shifted.",
    "His gaze never wavers.",
    "The patient was left in a critical state.",
    "The virus can jump to others.",
    "We stood in the place where he fell.",
    "Those who did sleep scored higher than those who did not.",
  ])("leaves “%s”", (sentence) => {
    expect(rewritesOf(lexicon, sentence)).toEqual([]);
  });

  test("keeps plain words out of formal tones", () => {
    const before = "It takes a significant amount of patience.";
    const plain = "It takes a lot of patience.";
    expect(rewritesOf(lexicon, before, "casual")).toContain(plain);
    expect(rewritesOf(lexicon, before, "academic")).not.toContain(plain);
    expect(rewritesOf(lexicon, before, "academic")).toContain("It takes a large amount of patience.");
  });
});
