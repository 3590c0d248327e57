const vowelSounding = /^(?:hour|honest|honor|honour|heir|[fhlmnrsx](?:bi|ml|tml|mf|ba)\b|8|1[18](?!\d))/i;
const consonantSounding = /^(?:uni(?!n|m|d)|use|usu|uti|uro|ura|eu|ewe|one\b|once|ubiq)/i;

/** "a" or "an", by how the word sounds. */
export function articleFor(word: string): "a" | "an" {
  if (vowelSounding.test(word)) return "an";
  if (consonantSounding.test(word)) return "a";
  return /^[aeiou]/i.test(word) ? "an" : "a";
}
