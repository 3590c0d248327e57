/** Signs of a paper, one kind each; a single sign also stands in essays and news. */
const signs: readonly RegExp[] = [
  /\bet al\b|\([A-Z][\p{L}'’-]+[^()]{0,60}, (?:19|20)\d\d[a-z]?\)/u,
  /(?:(?:19|20)\d\d[a-z]?\)[\s\S]*?){3}/,
  /\b[pn] ?[<=] ?\.?\d|\b95% CI\b|\bconfidence interval|\bstandard deviation/i,
  /^(?:#+ )?(?:abstract|background|objectives?|methods?|results|conclusions?|participants|interventions?|keywords)(?:[:.] |\s*$)/im,
  /\b(?:this|the present|the current|our) (?:paper|study|article|thesis|chapter|dissertation)\b/i,
  /\bwe (?:propose|present|introduce|find|show|argue|conclude|estimate|demonstrate|employ|evaluate|assess(?:ed)?|compared|examined|investigated|analy[sz]ed|measured|conduct(?:ed)?)\b/i,
  /\b(?:our|the proposed|proposed) (?:method|approach|model|framework|algorithm|experiments|architecture|analysis|results (?:show|suggest|demonstrate|indicate|highlight))\b/i,
  /\b(?:the|existing|prior|previous|extant) (?:literature|work|scholarship|accounts)\b|\b(?:body|line|strand) of (?:literature|research|inquiry|work|scholarship)\b/i,
  /\b(?:participants|respondents|randomi[sz]ed|regression|semi-structured|cross-sectional|longitudinal|state-of-the-art|datasets?|baselines?|specifications)\b/i,
  /\b(?:findings|hypothes[ie]s|methodological|empirical(?:ly)?|theoretical framework)\b/i,
];

const enough = 3;
/** An abstract is one paragraph, with room for fewer signs. */
const enoughOfAbstract = 2;

/** Whether the text reads as a paper or an abstract: there, colloquial words are out of place in any tone. */
export function isScholarly(text: string): boolean {
  const needed = /\n\s*\n/.test(text.trim()) ? enough : enoughOfAbstract;
  return signs.filter((sign) => sign.test(text)).length >= needed;
}
