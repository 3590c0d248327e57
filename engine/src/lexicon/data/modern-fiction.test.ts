import { describe, expect, test } from "vitest";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon();

describe("what today's models write in stories", () => {
  test.each([
    ["“I know,” he said, his voice flat.", "“I know,” he said in a flat voice."],
    ["“I know,” he said, his voice low and calm.", "“I know,” he said in a low, calm voice."],
    ["“I know,” Elias said, his voice a low rumble.", "“I know,” Elias said in a low rumble."],
    ["A slow smile spread across his face.", "He smiled slowly."],
    ["A faint smile tugged at her lips, and she left.", "She smiled faintly, and she left."],
    ["The corner of his mouth twitched.", "He almost smiled."],
    ["She gave him a thoughtful expression.", "She gave him a thoughtful look."],
    ["The color drained from her face.", "Her face went white."],
    ["A heavy silence hung in the air.", "There was a heavy silence."],
    ["The silence stretched between them, heavy as stone.", "There was a long silence, heavy as stone."],
    ["The tension in the room was palpable.", "You could feel the tension in the room."],
    ["Moonlight filtered through the curtains.", "Moonlight came through the curtains."],
    ["The sunset painted the sky in hues of amber and rose.", "The sunset turned the sky amber and rose."],
    [
      "The smile was gone, replaced by a cold fury.",
      "The smile was gone, and instead there was a cold fury.",
    ],
    ["The scent of pine filled the air.", "The air smelled of pine."],
    ["Sweat sent a shiver down her spine.", "Sweat made her shiver."],
    ["Perhaps the wind had changed.", "Maybe the wind had changed."],
    ["It was a strange sensation.", "It was a strange feeling."],
    ["They walked into an ancient chapel.", "They walked into a very old chapel."],
    ["I found myself staring at the door.", "I was staring at the door."],
    ["He knew with absolute certainty that she was gone.", "He knew for certain that she was gone."],
    ["She placed her hand on the door.", "She put her hand on the door."],
    ["He wondered whether he had misheard.", "He wondered if he had misheard."],
    ["He stood directly behind me.", "He stood right behind me."],
    ["He let out a low whistle of surprise.", "He gave a low whistle of surprise."],
    ["It was not entirely human.", "It was not quite human."],
    ["The wind grew louder.", "The wind got louder."],
    ["With each step, the floor creaked.", "With every step, the floor creaked."],
    ["His voice was tinged with sadness.", "His voice was a little sad."],
    ["The square hummed with life.", "The square was full of life."],
  ])("%s -> %s", (text, expected) => {
    expect(rewritesOf(lexicon, text)).toContain(expected);
  });
});
