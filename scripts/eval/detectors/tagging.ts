import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemSentence } from "wink-nlp";
import { memoize } from "../../../engine/src/memoize.ts";

const nlp = winkNLP(model, ["sbd", "pos"]);

/** Words and marks of one sentence, with their universal part-of-speech tags. */
export interface TaggedSentence {
  readonly words: readonly string[];
  readonly tags: readonly string[];
}

/** The tagged sentences of a text, by wink-nlp. Tagging is slow and the same texts are used in every turn. */
export const tagSentences = memoize((text: string): readonly TaggedSentence[] => {
  const sentences: TaggedSentence[] = [];
  nlp
    .readDoc(text)
    .sentences()
    .each((sentence: ItemSentence) => {
      const tokens = sentence.tokens();
      sentences.push({ words: tokens.out(nlp.its.value), tags: tokens.out(nlp.its.pos) });
    });
  return sentences;
}, Number.POSITIVE_INFINITY);

/** Words that belong to grammar rather than to a topic. */
export const functionWords: readonly string[] =
  "a about after all also although an and any are as at be because been before being both but by can could do does even every few for from get had has have he her here him his how however i if in into is it its just like may me might more most much must my no not now of on one only or other our out over own same she should since so some still such than that the their them then there these they this those through thus to too up upon us very was we well were what when where whether which while who whose will with within without would yet you your".split(
    " ",
  );
