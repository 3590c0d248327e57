import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

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
    ["They walked into an ancient chapel.", "They walked into an old chapel."],
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
    ["He stood and walked to the window.", "He got up and walked to the window."],
    ["I awoke in the dark.", "I woke up in the dark."],
    ["She knelt beside the bed.", "She knelt down beside the bed."],
    ["He lifted his head and smiled.", "He looked up and smiled."],
    ["We could make out the shapes of boats.", "We could see the shapes of boats."],
    ["When I returned, the house was dark.", "When I came back, the house was dark."],
    ["When she arrived, the hall was full.", "When she got there, the hall was full."],
    ["He reached the edge of the cliff.", "He got to the edge of the cliff."],
    ["She headed back to the car.", "She went back to the car."],
    ["She set the cup down.", "She put the cup down."],
    ["He raised a hand.", "He held up a hand."],
    ["She was utterly alone in the house.", "She was all alone in the house."],
    ["He had lost everything he loved.", "He had lost all he loved."],
    ["A mirror hung on the wall.", "There was a mirror on the wall."],
    ["A woman stood in the doorway.", "There was a woman standing in the doorway."],
    ["The second house was far older.", "The second house was much older."],
    ["His mother was gone forever.", "His mother was gone for good."],
    ["I loved the way she laughed.", "I loved how she laughed."],
    ["I needed to understand it.", "I had to understand it."],
    ["He intended to leave at dawn.", "He was going to leave at dawn."],
    ["It felt like drowning.", "It was like drowning."],
    ["She took a seat across from him.", "She sat down across from him."],
    ["He ended the call and wept.", "He hung up and wept."],
    ["He stifled a laugh.", "He held back a laugh."],
    ["She boarded the bus at noon.", "She got on the bus at noon."],
    ["The following morning, it rained.", "The next morning, it rained."],
    ["The air itself seemed to hum.", "Even the air seemed to hum."],
    ["I heard only the sound of my own breathing.", "I heard only the sound of my breathing."],
    ["Something shifted in his face.", "Something changed in his face."],
    ["In an instant, the lights were gone.", "All at once, the lights were gone."],
  ])("%s -> %s", (text, expected) => {
    expect(rewritesOf(lexicon, text)).toContain(expected);
  });

  test.each([
    ["The sign was built to perfection, designed to perfection.", "meant to perfection"],
    ["Her expression changed to one of peace.", "face changed to one"],
    ["He carried the somber, unshed tears of his father.", "somber, tears"],
    ["A performance worthy of an Oscar, my voice a gravelly whisper.", "Oscar in a"],
    ["Completely, utterly alone, she wept.", "all alone"],
    ["It focuses more directly on the power.", "right on"],
    ["One evening we found ourselves standing in fog.", "were standing"],
    ["A tall man sat on the bench.", "a tall man on the bench"],
    ["With a smile, I ventured to ask her name.", "went to ask"],
    ["It felt like a trap.", "was like a trap"],
    ["The woman who once stood before a crowd was gone.", "used to stand"],
    ["It was as if the world itself were listening.", "even the world"],
    ["It sounded false even to my own ears.", "my ears"],
    ["The course takes several months.", "a few months"],
  ])("%s never reads “%s”", (text, words) => {
    expect(rewritesOf(lexicon, text).filter((result) => result.includes(words))).toEqual([]);
  });
});
