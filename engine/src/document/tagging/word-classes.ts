import { wordSet } from "../../word-set.ts";

export const modals = wordSet("can could may might must shall should will would cannot 'll 'd");
export const formsOfDo = wordSet("do does did");
export const formsOfBe = wordSet("am is are was were be been being 'm 're");
export const subjectPronouns = wordSet("i you we they he she it");
export const indefinites = wordSet(
  "everyone everybody someone somebody anyone anybody nobody everything something anything nothing",
);
export const subordinators = wordSet(
  "that which who when whenever while if because since although though unless until whether where whereas how why what as so before after than once",
);
export const determiners = wordSet(
  "the a an my your his her its our their this these those every each some any no another",
);

/** Nouns that take a plural verb without an -s, or either. */
export const pluralNouns = wordSet(
  "people data media men women children police staff criteria phenomena teeth feet mice",
);
/** Nouns in -s that take a singular verb. */
export const singularInS = wordSet(
  "news series species means analysis basis crisis thesis hypothesis emphasis physics mathematics economics politics ethics athletics business process access progress success stress focus status campus virus bonus census loss class mass press glass boss cross address witness illness fitness awareness happiness",
);

/** Verbs after which a bare infinitive may follow its subject: "helps teams work". */
export const bareInfinitiveVerbs = wordSet("help helps helped helping let lets let's");
export const copulas = wordSet(
  "be seem appear look feel sound become remain stay get grow turn go come keep prove",
);

/** Base forms that are past participles too, so that "is cut" stays a verb. */
export const unchangingParticiples = wordSet(
  "cut hit set put read run hurt let shut spread split bet bid broadcast burst cast quit rid shed thrust upset reset beat overcome",
);

/** -ing forms that stand before a noun as adjectives more often than they govern it. */
export const adjectivalGerunds = wordSet(
  `leading emerging growing existing rising increasing decreasing remaining following underlying compelling promising
  surprising evolving changing living aging ageing competing ongoing developing missing outstanding exciting interesting
  challenging striking alarming encouraging demanding overwhelming pressing lasting prevailing recurring overarching
  corresponding declining shrinking expanding conflicting fascinating inspiring rewarding worrying varying contrasting
  neighboring surrounding governing guiding driving defining shifting fluctuating burgeoning flourishing thriving
  struggling aspiring participating disturbing fast-growing well-being everlasting enduring winning losing incoming
  outgoing upcoming forthcoming converging diverging dwindling looming mounting soaring sweeping amazing boring
  confusing convincing misleading moving pleasing puzzling relaxing satisfying shocking stunning tempting terrifying
  thrilling tiring touching willing`,
);
/** Gerunds that are nouns before a noun: "learning outcomes", "teacher training programs". */
export const nounGerunds = wordSet(
  `learning training marketing writing reading building planning teaching banking housing shopping cooking meeting
  testing programming engineering manufacturing spending thinking understanding funding hiring mining farming fishing
  parking pricing processing computing networking counseling nursing voting working operating drinking heating cooling
  lighting purchasing accounting advertising broadcasting branding consulting coaching mapping modeling monitoring
  recycling rating ranking screening sampling scheduling shipping sewing setting sporting standing steering swimming
  trading turning warning welding`,
);
/** Verbs whose object may be a gerund with its own object: "avoid learning rules". */
export const catenatives = wordSet(
  `start starts started begin begins began stop stops stopped avoid avoids avoided consider considers considered enjoy
  enjoys enjoyed keep keeps kept continue continues continued try tries tried like likes love loves hate hates involve
  involves involved include includes included mean means risk risks suggest suggests suggested recommend recommends
  recommended finish finishes finished quit practice require requires allow allows prefer prefers require required
  mind imagine postpone resist remember forget stand`,
);
export const possessives = wordSet("my your his her its our their whose");

/** Words after which "to" is a preposition. */
export const takesPrepositionTo = wordSet(
  "access lead leads led leading due according thanks related relates response addition approach prior subject exposure exposed accustomed devoted limited close contrary similar linked tied attention opposition adapted adapt adapts contribute contributes contributed key relation regard respect",
);
/** Adjectives that are adverbs unchanged after a verb: "work hard". */
export const flatAdverbs = wordSet(
  "hard late early fast daily weekly monthly yearly close straight long deep high low right wrong",
);

/** Nouns, verbs and adjectives that a that-clause follows. */
export const takesThatClause = wordSet(
  `show shows showed shown suggest suggests suggested say says said believe believes believed think thinks thought know
  knows knew mean means meant ensure ensures ensured find finds found argue argues argued claim claims claimed indicate
  indicates indicated reveal reveals revealed note notes noted state states stated feel feels felt hope hopes hoped hold
  holds held prove proves proved assume assumes assumed conclude concludes concluded recognize recognizes recognized
  realize realizes realized acknowledge demonstrate demonstrates demonstrated confirm confirms confirmed report reports
  reported imply implies implied expect expects expected predict predicts fear fears warn warns warned agree agrees
  agreed learn learned see sees saw seen hear heard remember understand understands understood explain explains clear
  true likely unlikely important possible evident obvious vital crucial essential certain sure aware confident fact idea
  belief notion claim view evidence`,
);
/** Verbs that govern a phrase with "of" in their base form. */
export const governsOf = wordSet(
  "think dream consist dispose approve speak know hear complain beware die smell boast conceive talk learn make become partake",
);
