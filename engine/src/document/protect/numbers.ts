import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";

const digits = String.raw`\d{1,3}(?:[,\u00A0\u202F' ]\d{3}){1,8}(?:\.\d{1,20})?|\d{1,40}(?:[.,]\d{1,20}){0,8}`;
const scale = `(?:hundred|thousand|million|billion|trillion|dozen|bn|mn|[kKMBT])`;
const unit = String.raw`(?:%|‰|°\s?[CFK]?|percent|per\s?cent|percentage points?|[kmcµnMG]?m(?:[²³23])?|[kmµM]?g|[kKMGTP]i?B|[kKMG]?[Hh]z|[kmMG]?W(?:h)?|[kmM]?V|mA|[mM]?[lL]|km\/h|mph|kph|ft|lbs?|oz|yd|mi|s|ms|min|mins|hrs?|h|px|pt|rem|dpi|ppm|fps|mg\/[dm]?L|kcal|cal|kPa|Pa|bar|psi|°|am|pm|a\.m\.|p\.m\.|AM|PM|x|×|nd|st|rd|th|seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|meters?|metres?|kilometers?|kilometres?|miles?|feet|inches|pounds?|kilograms?|grams?|liters?|litres?|degrees?|bytes?|points?|times|fold)`;
const small =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const worded = String.raw`(?:${tens})(?:[-\s](?:${small}))?|${small}|zero|dozens?|hundreds?|thousands?|millions?|billions?|trillions?`;
const ordinals = String.raw`first(?!\sand\sforemost\b)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|hundredth|thousandth|millionth`;
const fraction = String.raw`(?:one|two|three|a)[-\s](?:half|halves|thirds?|quarters?|fourths?|fifths?|tenths?)|half|halves|quarters?|twice|thrice|double[sd]?|triple[sd]?|doubling|tripling`;

const plain = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])[#~≈±+−-]?(?:${digits})(?:\s?(?:–|-|to|×|x|:|\/)\s?(?:${digits})){0,4}(?:[\s-]?${scale}\b)?(?:[\s\u00A0-]?(?:${unit}))?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_.])\.\d{1,20}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_])[~≈±]?\d[\p{L}\p{N}]*(?:[.,:/-]\d[\p{L}\p{N}]*)*`,
  "gu",
);
/** Set phrases in which a number word counts nothing. */
const idiom = String.raw`one\sanother\b|one\sand\sthe\ssame\b|one-size-fits-all\b|second\s(?:nature|thought)\b|double-edged\b`;
const inWords = new RegExp(
  String.raw`(?<![\p{L}\p{N}_'’-])(?!${idiom})(?:(?:${worded})(?:[-\s](?:and\s)?(?:${worded})){0,8}(?:\s(?:percent|per\s?cent))?|${ordinals}|${fraction})(?![\p{L}\p{N}_'’])`,
  "giu",
);
const romanAfterLabel =
  /(?<=\b(?:Part|Chapter|Section|Phase|Type|Volume|Act|Stage|Class|Table|Figure)\s)[IVXLC]{1,6}\b/g;
const money =
  /(?<![\p{L}\p{N}])(?:(?:US|CA|AU|NZ|HK|C|A)?[$€£¥₹₩₽₿]\s?\d[\d.,]{0,30}(?:[\s-]?(?:hundred|thousand|million|billion|trillion|bn|mn|[kKMBT])\b)?|\d[\d.,]{0,30}(?:\s(?:hundred|thousand|million|billion|trillion))?\s?(?:[€£¥₹₩₽₿]|(?:dollars?|euros?|cents?|pounds? sterling|yen|rupees?|yuan|USD|EUR|GBP|JPY|CHF|INR|CNY|CAD|AUD)\b))/gu;

/** Amounts of money, numbers in digits with their units, numbers in words, ordinals. */
export function findNumbers(text: string): ProtectedSpan[] {
  const trimmed = (span: ProtectedSpan): ProtectedSpan => {
    const body = text.slice(span.start, span.end).replace(/[.,:/-]+$/, "");
    return { ...span, end: span.start + body.length };
  };
  return [
    ...matchSpans(text, money, "money").map(trimmed),
    ...matchSpans(text, plain, "number").map(trimmed),
    ...matchSpans(text, inWords, "number"),
    ...matchSpans(text, romanAfterLabel, "number"),
  ];
}
