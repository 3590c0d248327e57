/** What may stand for a modal without changing how sure the sentence is. */
interface Modal {
  readonly exact: RegExp;
  readonly loose: RegExp;
}

const never = /(?!)/g;
const idioms =
  /\b(?:can(?:no|')t be (?:overstated|overemphasized|overestimated|denied|ignored)|that being said|as it were|[Bb]e that as it may|as (?:fate|luck) would have it|[Tt]ry as (?:I|we|you|he|she|they) might|[Tt]here can be no doubt|can be traced (?:back )?to|[Ii]t (?:should|must|may) (?:also )?be (?:noted|mentioned|emphasized|stressed|remembered|highlighted|acknowledged|pointed out|kept in mind) ?(?:, ?however ?, )?that|(?:[Oo]ne|[Ww]e) (?:should|must) (?:note|remember|acknowledge|admit) that|[Ii]t would (?:seem|appear) that|must-(?:visit|see|try|have|read|watch)|[Tt]his (?:essay|paper|report|article|chapter|section|thesis|study|post|guide) will|(?:as soon as|when(?:ever)?) (?:you|we|I|they) can|trash can|free will|[Yy]ou can be sure that|at will|good will|goodwill|in May|May (?:of )?\d+|\d+ May)\b|\b[Ss]hould (?:you|your|we|they|there|any|anything)\b(?=[^?]*$)/g;

const modals: Readonly<Record<string, Modal>> = {
  can: {
    exact: /\bcan(?:not|'t)?\b/gi,
    loose:
      /\b(?:able to|(?:ability|capacity|capability|power|means|potential) (?:of [^.,;]{1,60} )?to|(?:potential|capabilities) of|capable of|possible (?:(?:for [^.,;]{1,40} )?to|through)|(?:allow|enable)(?:s|d)? [^.,;]{1,60} to|(?:evident|apparent|visible|clear) (?:in|from))\b/gi,
  },
  could: {
    exact: /\bcould(?:n't)?\b/gi,
    loose:
      /\b(?:(?:was|were) (?:finally |then |also |still )?able to|managed to|potential to|(?:was|were) capable of|(?:ability|power|capacity) to|potential for [^.,;]{1,60} to)\b/gi,
  },
  may: { exact: /(?:\bmay\b|(?:^|[.!?"“]\s*)May\b)/g, loose: never },
  might: { exact: /\bmight(?:n't)?\b/gi, loose: never },
  must: {
    exact: /\bmust(?:n't)?\b/gi,
    loose:
      /\b(?:(?:have|has|having|had|need|needs|needed|required|requires?|necessary|essential|imperative|vital|crucial)(?: [^.,;]{1,30})? (?:to|that))\b|\b(?:have|has|'ve|'s) got to\b/gi,
  },
  should: {
    exact: /\bshould(?:n't)?\b/gi,
    loose: /\bought(?:n't)? (?:not )?to\b|\b(?:recommended|advised|advisable) that\b/gi,
  },
  // "I would like to apply" is "I am eager to apply" said politely, not what would only be so.
  would: {
    exact: /\bwould(?:n't)?\b(?! (?:(?:very much )?(?:like|love) to|kindly ask you to)\b)/gi,
    loose: /'d\b|\bwould (?:(?:very much )?(?:like|love) to|kindly ask you to)\b/gi,
  },
  shall: { exact: /\bsha(?:ll|n't)\b/gi, loose: never },
  will: { exact: /\bwill\b|'ll\b|\bwon't\b/gi, loose: /\b(?:going to|gonna|about to|set to|bound to)\b/gi },
};

/** Whether two sentences are equally sure of what they say: the same modal verbs, contracted or not. */
export function sameModality(before: string, after: string): boolean {
  const [a, b] = [before, after].map((text) => text.replaceAll("’", "'").replace(idioms, " "));
  return Object.values(modals).every(({ exact, loose }) => {
    const [least, other] = [count(a, exact), count(b, exact)];
    const gained = count(b, loose) - count(a, loose);
    return least - other <= Math.max(0, gained) && other - least <= Math.max(0, -gained);
  });
}

function count(text: string | undefined, pattern: RegExp): number {
  return text?.match(pattern)?.length ?? 0;
}
