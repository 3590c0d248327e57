/** Who stresses a point in words: such a one does not show it. Nouns and pronouns for `not subject`. */
export const speakers =
  "proponent,advocate,supporter,critic,opponent,activist,official,researcher,expert,analyst,teacher,author,speaker,coach,manager,mayor,director,president,minister,governor,senator,chief,captain,commander,officer,spokesperson,spokeswoman,spokesman,chair,chairman,chairwoman,professor,doctor,scientist,economist,leader,lawyer,attorney,judge,principal,superintendent,secretary,founder,executive,ceo,member,resident,player,owner,editor,journalist,reporter,lawmaker,councilman,councilwoman,commissioner,student,parent,man,woman,they,we,i,you,he,she,who";

/** Words of a sentence in which somebody speaks and so stresses a point. For `not with`. */
export const speechWords =
  "say,state,speak,address,speech,remarks,note,argue,explain,tell,write,discuss,talk,praise,urge,call,statement,interview,they,we,i,you,he,she,who,coach,manager,mayor,governor,president,minister,director,chairman,official,spokesperson";
