import { wordSet } from "../../word-set.ts";

/** Verbs whose trailing -ing clause tells what the whole sentence before it brings about. */
export const resultVerbs = wordSet(
  "make allow enable lead result cause create ensure reduce increase improve prompt force open leave give bring set pave spark drive raise strengthen boost limit reflect mark signal indicate symbolize contribute suggest demonstrate prove confirm prevent disrupt fuel trigger heighten deepen complicate undermine simplify streamline",
);

/** Those of them that also go with a noun: "results, which demonstrates" would be read as a slip. */
export const nounLike = wordSet(
  "contribute suggest demonstrate prove confirm prevent disrupt fuel trigger heighten deepen complicate undermine simplify streamline indicate symbolize",
);

/** What is told as a fact even behind "would" and "may". */
export const factual = wordSet("suggest demonstrate prove confirm reflect mark signal indicate symbolize");

/** Those of them that a person can do as well. */
export const deeds = wordSet(
  "bring give open set raise lead drive draw force leave pave strengthen suggest indicate demonstrate prove allow enable",
);

/** What somebody makes himself: "making a change" is a deed, "making it hard" a result. */
export const made = wordSet(
  "change choice decision calculation adjustment mistake error effort attempt progress contact connection friend love note sense use noise sound plan promise deal move statement list point peace amends repair discovery preparation arrangement suggestion request call offer purchase film movie video case argument way headway leap escape debut appearance entrance exit turn stop trip journey visit appointment joke gesture living money fortune home return comeback stand pitch bid claim landing ascent descent light fun allowance room concession inroad strides fuss scene mess",
);

/** What somebody creates with his hands or mind, not what comes of a whole sentence: "creating murals", not "creating a gap". */
export const crafted = wordSet(
  "something art artwork piece work masterpiece mural painting picture portrait sculpture statue tapestry garment castle skyscraper tower garden film song poem story melody music dish meal product company tool device weapon machine world reality universe environment",
);

/** What comes about with these verbs and is not done by hand: "raising costs", not "raising a gun". */
export const resultObjects: Readonly<Record<string, RegExp>> = {
  raise:
    /^(concern|question|issue|awareness|cost|price|risk|rate|level|bar|standard|possibility|doubt|fear|hope|stake|money|fund|alarm|expectation|productivity|temperature|number|share|revenue|profile|tension|morale|spirit)$/,
  mark: /^(beginning|end|start|milestone|point|shift|departure|change|time|year|day|anniversary|increase|decrease|rise|fall|drop|decline|win|victory|loss|defeat|step|turn|reversal|return|debut|entry|era|chapter|low|high|record|break|transition)$/,
  set: /^(stage|tone|standard|precedent|bar|record|scene|pace|foundation|benchmark|example|course|limit|it|them)$/,
  reflect:
    /^(?!(light|sunlight|moonlight|moon|sun|sky|star|color|colour|hue|glow|flame|fire|lamp|image|face|lightning|glint)$)/,
  open: /^(door|possibility|way|opportunity|path|avenue|market|chance|space|route|world|debate|question|gate|window)$/,
};

/** No deeds that come next: what goes on at the same time, the means of the other deed, and what tells of a noun. */
export const noDeed = wordSet(
  "threaten continue persist proceed have be include follow accord depend involve range start begin regard concern consider base use utilize employ apply know think believe hope fear trust assume suppose mean carry hold wear bear clutch grip drag pull date come lack exclude represent span total comprise number measure contain cover consist describe depict feature become adopt smile grin live stand sit lie need require cost count remain stay expect gleam shine glow glint sparkle glitter shimmer flicker hang loom stretch tower rise flow ripple dangle drip exceed surpass manifest render outnumber outperform outstrip outweigh outdo dwarf rival wield differ",
);

/** Verbs whose -ing clause tells how something is said. */
export const speaking = wordSet(
  "say ask reply quip stammer joke whisper murmur mutter shout exclaim answer respond retort text interject add agree explain call cry yell",
);

/** Behind these an -ing clause may tell what their object does: "saw a boy at the gate, waving". */
export const watching = wordSet(
  "feel see hear watch notice find catch observe spot leave keep get have imagine remember picture spend begin start continue stop go include involve feature contain comprise meet receive witness let help",
);

/** Verbs that are nouns in the same form: "in the face of oppression and highlights …". */
export const alsoNouns = wordSet(
  "highlight show work view claim offer look call name plan form test cover challenge question display exhibit showcase detail sound play cut turn move change share help support focus influence impact address host echo mirror target contrast value place position project stress trace voice power request demand promise supply reward study report record note benefit program guide shape balance fight search benchmark rank score credit grant award",
);

/** What comes of all that somebody can do rather than being one more thing that he can do. */
export const furthering = wordSet(
  "foster cultivate promote encourage instill reinforce enhance inspire facilitate advance nurture",
);

/** What points out the whole of what is said. */
export const pointing = wordSet(
  "highlight underscore underline emphasize showcase illustrate exemplify stress",
);

/** What demonstrates and suggests by itself. */
export const writings =
  /^(paper|study|work|article|essay|report|section|chapter|book|review|passage|paragraph|version|manual|experiment|analysis|calculation|data|datum|result|finding|simulation|model|test|survey|interview|evidence|theory|measurement|statistic)$/;
