import { each } from "../each.ts";

const lasting =
  "not subject man,woman,boy,girl,child,figure,people,creature,demon,god,king,queen,stranger,friend,ghost,worker,employee,teacher,manager,leader,minister,president,driver,soldier,guard,door,wall,floor,bridge,ground,roof,ceiling,car,tree,phone,book,clothes,hand,hair,painting,sign,stair,letter,name,table,chair,room,one,other";

/** Words that readers know as the marks of a machine in a story. */
export const modernFictionMarks = `
# palpable
palpable => plain to see ; prev anger,frustration,anticipation,relief,fear,excitement,envy,contempt,disappointment,emotion,emotions,grief,sorrow,joy,nervousness,confusion,bitterness,pain,enthusiasm,worry,anxiety ; next <end>,<comma> ; not with see,saw,seen,plain,air,dark,darkness,voice
# unyielding
cold and unyielding => cold and hard ; not with hard,harder
stiff and unyielding => stiff and hard ; not with hard,harder
sharp and unyielding => sharp and hard ; not with hard,harder
cold , unyielding => cold , hard ; next <noun> ; not with hard,harder
unyielding => stubborn ; object desire,will,curiosity,hope,refusal,loyalty ; not prev and,<comma> ; not next and,or,<comma> ; not with stubborn,stubbornly
# relentless
was relentless => was constant ; prev rain,noise,pain,pressure,teasing,criticism ; next <end>,<comma>,and ; not with constant,constantly
ticked relentlessly => ticked on ; next <end>,<comma>,as ; not with bomb
relentless => steady ; object tick,tocking,patter,drumming,pounding,beat,passage ; next <noun> ; not prev and,<comma>,more,most ; not with steady,steadily,broken,broke,enemy,army,troop
relentless march of time => steady march of time ; not prev and,<comma>,more,most ; not with steady
# ethereal
ethereal => unearthly ; object landscape,darkness,hue,tone,whisper,chant,cry ; not prev more,most,and,<comma> ; not next and,<comma> ; not with unearthly,earth,earthly,singer,song,album,vocal,vocals,soprano,makeup,dress
# gaze
gaze => eyes ; prev his,her,their,my,your ; next softened,hardened,narrowed,turned,bore,dropped,roamed,flitted,strayed,slid,lifted,returned,snapped,flicked,burned,falling,lingering,darkened,wandering,glued ; not with eyes,eye,it,its
${each("was/were,is/are", (was, were) => `gaze ${was} => eyes ${were} ; prev his,her,their,my,your ; next fixed,locked,steady,cold,intense,sharp,warm,hard,distant,soft,unwavering,focused,drawn,unfocused,empty,vacant ; not with eyes,eye,it,its`)}
${each("lingers/linger,falls/fall,drifts/drift,shifts/shift,meets/meet,sweeps/sweep,softens/soften,wanders/wander,settles/settle,lands/land,moves/move", (s, base) => `gaze ${s} => eyes ${base} ; prev his,her,their,my,your ; not with eyes,eye,it,its`)}
${each("fell,landed,lingered,softened,swept,drifted,hardened,shifted,narrowed,darted,settled,turned", (fell) => `gaze ${fell} => eyes ${fell} ; prev <name> ; not with eyes,eye,it,its`)}
their gaze => their eyes ; prev meet/v,avoid/v ; not next <comma> ; not with gazes,eyes
gaze/v => look/v ; active ; next lovingly,intently,longingly,wistfully,fixedly,thoughtfully,sadly,fondly ; not form part ; not with look,looks,looked,looking
gaze/v in (awe|wonder|amazement|astonishment) at => look/v in awe at ; active ; not form part ; not with look,looks,looked,looking,awe
# repeat
${each("he,she,i,they,we", (he) => `${he} echoed => ${he} repeated ; next <comma>,<end> ; not with voice,sound,footstep,repeat,repeated`)}
echoed => repeated ; prev <name> ; next <comma> ; with “,” ; not with voice,sound,footstep,repeat,repeated
# it was as if
it was as if => it was like @plain ; with i,my,me,we,us,our ; not with like
it was as if => it was as though ; not with though,although,like ; not next to
# replaced by
${each("subside,fade,recede,ease,ebb,wane,dissolve,lift,crumble,dissipate", (fade) => `began to ${fade} , replaced by => began to give way to ; ${lasting} ; prev <noun>\nstarted to ${fade} , replaced by => started to give way to ; ${lasting} ; prev <noun>\nhad ${fade === "ebb" ? "ebbed" : fade.endsWith("e") ? `${fade}d` : `${fade}ed`} , replaced by => had given way to ; ${lasting} ; prev <noun>`)}
${each("vanished,passed,disappeared,evaporated,ceased", (gone) => `had ${gone} , replaced by => had given way to ; ${lasting} ; prev <noun>`)}
(was|were) gone , replaced by => had given way to ; prev <noun> ; subject smile,warmth,anger,fear,joy,confidence,humor,calm,love,hope,confusion,excitement,laughter,silence,tension,panic,arrogance,despair,sadness,softness,kindness,relief,certainty,resonance,resentment,pride,rage,doubt,hesitation,bravado,swagger,amusement ; not with way,who
${each("dissolved,disappeared,waned,dissipated,ebbed,lifted,ceased", (gone) => `${gone} , replaced by => gave way to ; ${lasting} ; prev <noun> ; not with way`)}
# linger
${each("in,on", (on) => `still lingering ${on} => still ${on} ; prev <noun>\nstill lingers ${on} => is still ${on} ; prev <noun>,it,that\nstill linger ${on} => are still ${on} ; prev <noun>,they ; not with may,might,could,would,can,must,should,does,do`)}
still linger => are still there ; prev memories,scars,questions,doubts,fears ; next <end>,<comma> ; not with there,may,might,could,would
lingered in {poss} mind => stayed in {poss} mind ; not with stay,stayed,gaze,eye,eyes
lingered in {poss} thoughts => stayed in {poss} thoughts ; not with stay,stayed,gaze,eye,eyes
lingered in {poss} memory => stayed in {poss} memory ; not with stay,stayed,gaze,eye,eyes
lingered in the back of {poss} mind => stayed in the back of {poss} mind ; not with stay,stayed
lingered in the air => stayed in the air ; with smell,scent,aroma,odor,smoke,perfume,fragrance ; not with stay,stayed
eyes gleamed with => eyes shone with ; not with shine,shone,shining
enigmatic => strange ; object symbol,aura,inhabitant,message,mark,code,text,phrase,world,digit ; not prev more,most,and,<comma> ; not next and,<comma> ; not with strange,stranger,strangely
# noise
the cacophony of => the noise of ; object car,traffic,wing,siren,machinery,battle,war,street,city,chatter,engine,horn,crowd,construction,gunfire,bell,drum,bird,market ; not with noise,noises,noisy
${each("sounds,noises", (sounds) => `a cacophony of ${sounds} => a jumble of ${sounds} ; not prev be/v,is,was ; not with jumble`)}
`;
