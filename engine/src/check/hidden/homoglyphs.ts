/** Letters that look like a Latin one and have no decomposition that says so. */
const lookalikes = new Map<string, string>();
const add = (from: string, to: string) => {
  const targets = [...to];
  [...from].forEach((letter, index) => {
    lookalikes.set(letter, targets[index] ?? letter);
  });
};
// Cyrillic, capital and small.
add("АВЕЅІЈКМНОРСТУХԌԚԜҮ", "ABESIJKMHOPCTYXGQWY");
add("аеѕіјорсухһԁԛԝӏкѵ", "aesijopcyxhdqwlkv");
// Greek, capital and small.
add("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX");
add("αεινοργυκχ", "aeivopyukx");
// Armenian.
add("օսոհցԼՕՍ", "ounhgLOU");
// Cherokee.
add("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏆᏏᏒᏔᏙᏚᏞᏟᏢᏦᏧᏩᏴ", "DRTAJEWMHYGZIbRWVSLCPKdGB");
// Lisu.
add("ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPdDTGKJCZFMNLSRVHWXYAEIOU");
// Latin letters of phonetic alphabets and of other languages, small capitals, and the estimated sign.
add("ıɑɡɩɪ℮", "iagiie");
add("ᴀʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghjklmnoprstuvwyz");

const latin = /\p{Script=Latin}/u;
const greek = /\p{Script=Greek}/u;
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u;
const ascii = /^[A-Za-z]+$/;
/** Below stand letters with decompositions of their own right: ª, ſ, the Dutch ĳ. */
const firstStyled = "\u02B0";

/** The Latin letters that a letter is a form of: of 𝐚 "a", of ﬁ "fi", of ⅳ "iv"; else itself. */
function decompose(letter: string): string {
  if (letter < firstStyled) return letter;
  const letters = letter.normalize("NFKC");
  return ascii.test(letters) ? letters : letter;
}

/** Whether a letter is a styled form of Latin ones: mathematical, circled, a ligature, a numeral, raised. */
export const isCompatible = (letter: string): boolean => decompose(letter) !== letter;

/** Whether a text has letters of the scripts whose letters imitate Latin ones. */
export const hasForeign = (text: string): boolean => foreign.test(text);

/** A letter or a word with each letter replaced by the Latin ones that it imitates. */
export function toLatin(word: string): string {
  return [...word].map((letter) => lookalikes.get(letter) ?? decompose(letter)).join("");
}

/** The word in Latin letters, where it is a Latin word with letters of another script among them; else null. */
export function disguisedWord(word: string): string | null {
  const letters = [...word];
  const hasLatin = letters.some((letter) => latin.test(letter) || isCompatible(letter));
  const foreignLetters = letters.filter(hasForeign);
  if (!hasLatin || foreignLetters.length === 0) return null;
  // Short mixtures with Greek are symbols: "εr", "γx".
  if (letters.length < 4 && foreignLetters.some((letter) => greek.test(letter))) return null;
  return foreignLetters.every((letter) => lookalikes.has(letter)) ? toLatin(word) : null;
}

/** Whether every letter of a word imitates a Latin one. */
export function isAllLookalike(word: string): boolean {
  return [...word].every((letter) => lookalikes.has(letter));
}
