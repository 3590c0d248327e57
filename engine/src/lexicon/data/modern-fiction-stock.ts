import { each } from "../each.ts";
import { whom } from "../story-people.ts";

const shown =
  "ability,ambition,arrogance,audacity,bravery,brutality,courage,creativity,dedication,determination,devotion,folly,force,fragility,futility,genius,greed,horror,hubris,imagination,impermanence,indestructibility,ingenuity,innovation,loyalty,mastery,naivety,perseverance,potential,power,prowess,resilience,resourcefulness,sacrifice,skill,strength,stubbornness,survival,tenacity,valor,vastness,will,willpower";
const signs =
  "adventure,age,arrival,decade,decline,exhaustion,fatigue,fear,glory,growth,haste,journey,loneliness,neglect,ordeal,passage,struggle,suffering,wear,weariness";
const pains =
  "fear,desperation,despair,grief,sorrow,exhaustion,worry,pain,anguish,horror,terror,desolation,sadness,hatred,concern,confusion,shock,fatigue,disbelief,weariness,determination,anger,regret";
const burden =
  "pack,backpack,bag,box,suitcase,stone,rock,body,armor,armour,sword,load,rubble,debris,snow,roof,beam,door,book,blanket,hand,head,rain,water,coat,crown,chain,gun,equipment,cargo,luggage,vehicle,car,wood,metal";
const heavy = "burden,heavy,heavier,physical,weigh,weighed";

/** Stock phrases that readers know as the marks of a machine in a story. */
export const modernFictionStock = `
# a testament to
a testament to => proof of ; prev <punct>,<noun>,was,were,is,are,it's,that's,as ; not prev last,new,old ; not next <noun>,human ; object ${shown} ; not with proof,prove,proved
a testament to => a sign of ; prev <punct>,<noun> ; not next <noun> ; object ${signs} ; not with sign,signs
# silence
the silence was deafening => the silence was complete ; next <end>,<comma> ; not with complete,completely,email,government,media,on,response,say
the silence is deafening => the silence is complete ; next <end>,<comma> ; not with complete,completely,email,government,media,on,response,say
, the silence deafening => , the silence complete ; next <end> ; not with complete,completely
# etched
${each("across,into,on,onto,upon", (on) => `etched ${on} => on ; object face,features,brow,countenance,visage ; prev ${pains},amusement,annoyance,anxiety,bewilderment,contempt,curiosity,frustration,tension,unease ; not with plain,plainly\netched ${on} => written on ; object face,features ; prev be/v,clearly,plainly,still ; not with write,written`)}
${each("in,into,on,upon", (on) => `etched ${on} => fixed in ; object memory,mind,consciousness,brain ; not with fix,fixed`)}
etched into history => written into history
etched in stone => carved in stone
etched with => lined with ; prev face,faces ; object age,concern,exhaustion,fatigue,fear,grief,pain,resignation,sadness,sorrow,weariness,worry ; not with line,lines,lined
etched with lines => marked with lines ; not with mark,marks
# bathed in, dancing
bathed in => lit by ; object glow,hue,hues,light,luminescence,moonlight,radiance,starlight,sunlight,lamplight,candlelight,firelight,torchlight ; not next light ; not with lit
bathed in light => full of light ; prev be/v
fingers danced (across|over) => fingers flew over ; object keyboard,keys,screen,interface,console,controls,loom,strings,display,panel ; not with fly,flew
fingers dancing (across|over) => fingers flying over ; object keyboard,keys,screen,interface,console,controls,loom,strings,display,panel ; not with fly,flew
${each("calculated,careful,constant,delicate,subtle", (a) => `${a} dance between => ${a} balance between ; not with balance`)}
(complex|intricate) dance between => complex relationship between ; not with relationship,relationships
smile etched (on|upon|across) => smile on
etched (upon|into|in|on|across) {poss} features => plain on {poss} face ; prev ${pains} ; not with plain,plainly,face,faces
etched upon {poss} face => plain on {poss} face ; prev ${pains} ; not with plain,plainly
face etched with a (mixture|mix|blend|combination) of => face full of ; not with full
faces etched with a (mixture|mix|blend|combination) of => faces full of ; not with full
face etched with a => face marked by a ; object ${pains},unease,exasperation,resignation,melancholy ; not with mark,marked,marks
face etched in sorrow => face full of sorrow ; not with full
faces etched in sorrow => faces full of sorrow ; not with full
face etched in grief => face full of grief ; not with full
faces etched in grief => faces full of grief ; not with full
face etched in pain => face full of pain ; not with full
faces etched in pain => faces full of pain ; not with full
face etched in anguish => face full of anguish ; not with full
faces etched in anguish => faces full of anguish ; not with full
face etched in despair => face full of despair ; not with full
faces etched in despair => faces full of despair ; not with full
face etched in sadness => face full of sadness ; not with full
faces etched in sadness => faces full of sadness ; not with full
etched (in|into) the annals of => recorded in the annals of ; not with record,recorded
had etched {poss} name into the annals of => had written {poss} name into the annals of
etching {poss} name into the annals of => writing {poss} name into the annals of
etched in history => written in history ; prev be/v,are,is,were,was,forever,names,name
etched into {poss} soul => burned into {poss} soul
etched onto {poss} soul => burned into {poss} soul
etched with lines that => marked with lines that
features etched with => features marked by ; object ${pains},unease,resignation ; not with mark,marked,marks
# whispers of
whispers of => rumors of ; object betrayal,change,conflict,conspiracy,corruption,coup,discontent,doping,invasion,mutiny,rebellion,reform,resistance,revolt,revolution,scandal,sorcery,succession,treachery,treason,unrest,uprising,war ; not prev the ; not with rumor,rumors,wind,leaf,leaves,tree,trees
a whisper of a smile => a hint of a smile ; not with hint
heard whispers of => heard rumors of ; not next the,voices,wind ; not with wind,leaf,tree,voice,voices,rumor,rumors
hear whispers of => hear rumors of ; not next the,voices,wind ; not with wind,leaf,tree,voice,voices,rumor,rumors
hearing whispers of => hearing rumors of ; not next the,voices,wind ; not with wind,leaf,tree,voice,voices,rumor,rumors
the (gentle|soft|faint) (whisper|whispers) of the wind => the soft sound of the wind ; not with sound,sounds,soft,softly
the (gentle|soft|faint) (whisper|whispers) of the breeze => the soft sound of the breeze ; not with sound,sounds,soft,softly
a whisper of => a hint of ; object magic,fear,doubt,potential,competition,danger,suspicion,regret,warning,change,guilt,longing,sadness,uncertainty,possibility,hope,unease,amusement,color,perfume,jasmine,lavender,autumn,spring ; not prev like,than,not,as,a ; not with hint,bang,roar,roaring,scream,shout
# wash over
had washed over => had come over ; next me,him,her,them,us ; subject calm,peace,feeling,sense,relief,sadness,fear,sensation ; not with come,came,wave
${whom((him) =>
  each(
    "gratitude/grateful,relief/relieved,unease/uneasy,guilt/guilty,contentment/content,calm/calm,peace/at peace,determination/determined,helplessness/helpless,confusion/confused,anxiety/anxious,disappointment/disappointed,pride/proud,loneliness/lonely,embarrassment/embarrassed,shame/ashamed,nausea/sick",
    (relief, relieved) =>
      `feel/v a (sense|wave|feeling|surge|rush) of ${relief} wash over ${him} => feel/v ${relieved} ; active ; form past,s ; next <end>,<comma>,as,when ; not with ${relieved.split(" ").at(-1)}`,
  ),
)}
# the weight of
overwhelmed by the weight of => overwhelmed by ; not object ${burden},heart,world,year,age,title
consumed by the weight of => consumed by ; not object ${burden},heart,world,year,age,title
exhausted by the weight of => exhausted by ; not object ${burden},heart,world,year,age,title
haunted by the weight of => haunted by ; not object ${burden},heart,world,year,age,title
burdened by the weight of => burdened by ; not object ${burden},heart,world,year,age,title
paralyzed by the weight of => paralyzed by ; not object ${burden},heart,world,year,age,title
grappling with the weight of => grappling with ; not object ${burden},heart,world,knowledge,year,title ; not with lift,lifted,carry,carried
wrestling with the weight of => wrestling with ; not object ${burden},heart,world,knowledge,year,title ; not with lift,lifted,carry,carried
struggling with the weight of => struggling with ; not object ${burden},heart,world,knowledge,year,title ; not with lift,lifted,carry,carried
grappled with the weight of => grappled with ; not object ${burden},heart,world,knowledge,year,title ; not with lift,lifted,carry,carried
wrestled with the weight of => wrestled with ; not object ${burden},heart,world,knowledge,year,title ; not with lift,lifted,carry,carried
struggled with the weight of => struggled with ; not object ${burden},heart,world,knowledge,year,title ; not with lift,lifted,carry,carried
burdened with the weight of => burdened with ; not object ${burden},heart,world,knowledge,year,title ; not with lift,lifted,carry,carried
${each("on/on,upon/on,over/over", (upon, on) => `the weight of {np} settled ${upon} => {np} settled ${on} ; next me,him,her,us,them,everyone,my,his,their ; not with ${burden},${heavy}\nthe weight of {np} settling ${upon} => {np} settling ${on} ; next me,him,her,us,them,everyone,my,his,their ; not with ${burden},${heavy}`)}
the weight of {np} hung => {np} hung ; next heavy,heavily,over,between ; not with ${burden}
the weight of {np} sinking in => {np} sinking in ; not with ${burden}
the weight of {np} sank in => {np} sank in ; not with ${burden}
the weight of {np} threatened to => {np} threatened to ; next crush,overwhelm,suffocate,consume,pull,drag,break ; not with ${burden}
feel/v the weight of => feel/v ; active ; object sadness,solitude,exhaustion,loneliness,grief,guilt,fear,despair,sorrow,shame,isolation ; not next a,an ; not with ${heavy},press,pressed,pressing,down,shoulder,chest
carry/v the weight of => carry/v ; active ; object memory,secret,guilt,grief,sorrow,regret,shame,loss,past,sin,wish ; not subject voice,word,name,eye,silence,gaze ; not with ${heavy},press,pressed,down
heavy with the weight of => heavy with ; object story,secret,sin,lie,promise,danger,expectation ; not with ${burden}
# little did he know
${each("i/me,he/him,she/her,they/them,we/us", (he, him) => `little did ${he} know that => unknown to ${him} , ; prev <start>,but,yet,<comma>\nlittle did ${he} know , => unknown to ${him} , ; prev <start>,but,yet,<comma> ; not next however\nlittle did ${he} know => unknown to ${him} , ; prev <start>,but,yet,<comma> ; next the,this,my,his,her,their,our,it,a,these,i,he,she,they,we`)}
`;
