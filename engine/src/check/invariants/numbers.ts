// Idioms in which a number word counts nothing; a rewrite may drop or replace them.
const idioms =
  /\b(?:no one|one another|one's|any ?one|every ?one|some ?one|each one|(?:this|that|which) one|one-on-one|one by one|first and foremost|(?:up)?on first (?:glance|sight)|at first(?: glance| sight)?|in the first place|first of all|second to none|second nature|a second thought|first-rate|double-edged|on (?:the )?one hand|one (?:must|should|can|cannot|can't|could|may|might|would|has to|needs to)|two-way street|for one(?= thing\b|[,.;!?])|one and all|one and the same|every single one|when it comes to)\b/gi;
const listOpener = /(?:^|(?<=[.!?;:]\s))(?:first|second|third|fourth|fifth)(?:ly)?,/gi;
/** "-5", "±3", "< 0.05": not the dashes of "10-20" and "tools - 5 of them". */
const sign = String.raw`(?:(?<![^\s(\[])(?:[-−–±+]|[<>≤≥]\s?))?`;
const currency = String.raw`(?:[$€£¥₹]\s?)?`;
/** "1,500" and the Indian "1,50,000" are one, "1,2" two. Also "3:1" and "10:30", which are one. */
const digitsOf = String.raw`\p{Nd}+(?:[,٬\u00A0\u202F]\p{Nd}{2,3}(?!\p{Nd}))*(?:[.٫:]\p{Nd}+)*`;
/** "1.5M", "100k", "20%", "5 °C", "5 €". */
const magnitude = String.raw`(?:[kKMBT](?![\p{L}\p{Nd}])|\s?(?:bn|mn|tn)\b)?`;
const share = String.raw`(?:\s?(?:%|percent\b|per cent\b)|\s?°\s?[CF]?|\s?[€£¥₹])?`;
const digits = new RegExp(String.raw`(?<!\p{L})${sign}${currency}${digitsOf}${magnitude}${share}`, "gu");
const unitAfter =
  /^[\s\u00A0-]?(?:k?m|cm|mm|k?g|mg|lbs?|oz|[mµμn]?s|min|h|[km]?[lL]|km\/h|mph|[kMG]?Hz|[kMG]?W|[kMG]Wh|[kKMGT]B|hours?|minutes?|seconds?|milliseconds?|days?|weeks?|months?|years?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|dollars?|euros?)\b/;
const words =
  /(?<![\p{L}'’])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|zero|dozens?|hundreds?|thousands?|millions?|billions?|trillions?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|half|halves|quarters?|twice|thrice|double[sd]?|triple[sd]?)(?![\p{L}])/giu;

const unitNames: ReadonlyMap<string, string> = new Map([
  ["h", "hour"],
  ["min", "minute"],
  ["s", "second"],
  ["millisecond", "ms"],
  ["kilometer", "km"],
  ["kilometre", "km"],
  ["meter", "m"],
  ["metre", "m"],
]);

// What counts as a number word does without being one.
const sameAsWords: readonly (readonly [phrase: RegExp, words: string])[] = [
  [/\b(?:initial(?:ly)?|inaugural)\b/gi, "first"],
  [/\bmultiple\b/gi, "more than one"],
  [/\ba single\b/gi, "one"],
  [/\bamong (?=the most\b|them\b|these\b)/gi, "one of "],
];

/** A text with "initial" as "first", "multiple" as "more than one", "a single" as "one". */
export function spellNumbers(text: string): string {
  return sameAsWords.reduce((spelled, [phrase, words]) => spelled.replace(phrase, words), text);
}

/** The numbers of a text with their signs and units: "1,500" and "1500" are one, "20%" and "20 percent" as well. */
export function* findNumbers(text: string): Generator<string> {
  const plain = text.replace(idioms, " ").replace(listOpener, " ");
  for (const match of plain.matchAll(digits)) {
    const number = match[0]
      .replace(/[,\s\u00A0\u202F]/g, "")
      .replace(/\.$/, "")
      .replace(/per ?cent/, "%");
    const unit = unitAfter.exec(
      plain.slice(match.index + match[0].length, match.index + match[0].length + 14),
    )?.[0];
    yield number + (unit ? normalizeUnit(unit) : "");
  }
  for (const match of plain.matchAll(words)) yield match[0].toLowerCase();
}

function normalizeUnit(unit: string): string {
  const bare = unit.replace(/^[\s\u00A0-]/, "");
  const singular = bare.length > 3 ? bare.replace(/s$/, "") : bare;
  return unitNames.get(singular) ?? singular;
}
