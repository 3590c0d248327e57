const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Verbs whose trailing -ing clause tells what the whole sentence before it brings about. */
export const resultVerbs = words(
  "make allow enable lead result cause create ensure reduce increase improve prompt force open leave give bring turn set pave spark drive raise strengthen boost limit reflect mark signal indicate symbolize",
);

/** Those of them that a person can do as well. */
export const deeds = words("turn bring give open set raise lead drive draw force leave pave strengthen");

/** Verbs whose trailing -ing clause has the subject of the sentence, whatever its verb. */
export const doneBySubject = words(
  "emphasize highlight stress note show offer provide help give create add draw use urge call point describe explain argue warn suggest remind promise express claim demand fill cover blend combine mix bring leave reduce improve increase attract win earn gain lose",
);

/** What a fact does, not what its subject could also do: not beside "can" and its like. */
export const factVerbs = words("emphasize highlight stress show remind reveal suggest");

/** Verbs of changes: what shows or suggests something is that it rose, not the thing that rose. */
export const changing = words(
  "rise fall grow drop decline increase decrease shrink widen narrow double triple halve change vary differ improve worsen climb slip jump surge plummet soar shift remain stay occur happen emerge arise fail disappear survive die end continue persist return",
);

/** Verbs whose -ing form is no deed that could stand beside the main verb, or is a preposition. */
export const noDeed = words(
  "include regard consider accord follow depend concern start begin range be have know feel hope think try wonder wait long seem mean wish want fear believe expect need like love hate remain involve contain consist belong resemble own speak talk say span exceed average total weigh cost last assume suppose pend bar bear except save notwithstand lack miss look sound smell taste face owe even anticipate realize acknowledge understand recall remember sense recognize admit await sleep live exist rely relate refer date intend aim aspire struggle attempt seek cheat watch listen stand sit lie lean reflect mark signal indicate symbolize culminate reveal cite represent signify illustrate exemplify mirror",
);

/** What people's deeds do rather than the people: "Students work in groups, fostering trust". */
export const shaping = words("foster promote encourage cultivate nurture instill");

/** What happens to their subject: "Groups receive help, fostering trust" does not say that the groups foster it. */
export const receiving = words("receive undergo get face encounter inherit meet");

/** What a method does, not the results that show it: "Results show its worth, outperforming …". */
export const feats = words("outperform surpass exceed beat achieve attain reach generalize converge");

/** Verbs of results that tell of a method. */
export const showing = words("show demonstrate indicate confirm suggest reveal validate verify");

/** States and sayings: "was, holding" and "said, turning" do not become "was and held", "said and turned". */
export const noAction = words(
  "be have do say ask reply whisper answer shout mutter murmur cry call tell announce declare explain seem appear become remain feel look sound exist consist include contain involve mean matter belong depend vary differ rely need want know",
);
