const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Verbs whose trailing -ing clause tells what the whole sentence before it brings about. */
export const resultVerbs = words(
  "make allow enable lead result cause create ensure reduce increase improve prompt force open leave give bring set pave spark drive raise strengthen boost limit reflect mark signal indicate symbolize contribute suggest demonstrate prove confirm prevent disrupt fuel trigger heighten deepen complicate undermine simplify streamline",
);

/** Those of them that also go with a noun: "results, which demonstrates" would be read as a slip. */
export const nounLike = words(
  "contribute suggest demonstrate prove confirm prevent disrupt fuel trigger heighten deepen complicate undermine simplify streamline indicate symbolize",
);

/** What is told as a fact even behind "would" and "may". */
export const factual = words("suggest demonstrate prove confirm reflect mark signal indicate symbolize");

/** Those of them that a person can do as well. */
export const deeds = words(
  "bring give open set raise lead drive draw force leave pave strengthen suggest indicate demonstrate prove allow enable",
);

/** What somebody makes himself: "making a change" is a deed, "making it hard" a result. */
export const made = words(
  "change choice decision calculation adjustment mistake error effort attempt progress contact connection friend love note sense use noise sound plan promise deal move statement list point peace amends repair discovery preparation arrangement suggestion request call offer purchase film movie video case argument way headway leap escape debut appearance entrance exit turn stop trip journey visit appointment joke gesture living money fortune home return comeback stand pitch bid claim landing ascent descent light fun allowance room concession inroad strides fuss scene mess",
);

/** What somebody creates with his hands or mind, not what comes of a whole sentence: "creating murals", not "creating a gap". */
export const crafted = words(
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
