import { each } from "../each.ts";

const spoken =
  "said,asked,replied,answered,added,repeated,continued,says,asks,replies,answers,adds,demanded,called";
const said = `${spoken},<name>`;
const speech = "with said,asked,replied,answered,added,repeated,say,ask";
const stop =
  "next <end>,<comma>,and,as,before,when,but,then,at ; not with vanish,vanished,fade,faded,die,died,disappear,disappeared,gone,wither,withered,dissolved,melted,evaporated,slipped,dropped,fell";
const halt = "next <end>,<comma>,and,as";
const begins = "prev <start>,<punct>,and,then,but,when,as,until";
const opens = "prev <start>,and,when,while,as";
const voices =
  "low,flat,quiet,soft,calm,cold,hoarse,steady,small,tight,rough,thin,dry,clear,strained,firm,weary,tired,sharp,level,even,hollow,warm,husky,gravelly,raspy,shaky,weak,hard,dull,toneless,hushed,strangled,choked,trembling,shaking,quavering,unsteady,brittle,gruff,harsh,icy,smooth,light,deep,gentle";
const smiles =
  "faint/faintly,small/a little,slow/slowly,sad/sadly,slight/slightly,thin/thinly,wry/wryly,weak/weakly,tired/tiredly,gentle/gently,warm/warmly,bitter/bitterly,grim/grimly,tight/tightly,soft/softly";
const crossed =
  "(touched|crossed|curved|graced|spread|formed|crept|flickered|played|ghosted|passed|tugged|pulled)";
const over = "(across|over|on|onto|at)?";
const features = "(lips|face|mouth|features)";
const curled = "(curved|curled|quirked|twitched|turned) (up|upward|upwards)? (in|into)";
const acts =
  "said,asked,replied,muttered,murmured,whispered,paused,hesitated,nodded,up,down,closer,forward,back";
const noLook = "not with look,looked,looking,looks";
const hushes =
  "long,heavy,awkward,tense,uneasy,strange,terrible,uncomfortable,stunned,deep,thick,sudden,brief,short,profound/deep,oppressive/heavy";
const looks =
  "thoughtful,puzzled,blank,pained,serious,grave,stern,worried,curious,confused,amused,sad,strange,grim,weary,solemn,bewildered,pensive,quizzical,bored,distant,dreamy,haunted,knowing,concerned,troubled,wounded,hopeful,hurt,peaceful,contemplative,questioning,sour,pleading,wistful";

/** A line for each person: “he” and “his”. */
const who = (line: (pronoun: string, theirs: string) => string): string =>
  each("I/my,he/his,she/her,we/our,they/their", line);

/** A line for each person: “him” and “his”. */
const whom = (line: (pronoun: string, theirs: string) => string): string =>
  each("me/my,him/his,her/her,us/our,them/their", line);

/** Voices, faces, hearts, silences and light as today's models tell of them. */
export const modernFiction = `
# said, his voice low
${each(voices, (a) => `, {poss} voice ${a} => in a ${a} voice ; prev ${said} ; next <end>`)}
${each("low,flat,quiet,soft,calm,cold,hoarse,steady,small,rough,thin,hollow,warm,clear,sharp", (a) => `, {poss} voice ${a} and {adj} => in a ${a} , {adj} voice ; prev ${said} ; next <end>\n, {poss} voice ${a} but {adj} => in a ${a} but {adj} voice ; prev ${said} ; next <end>`)}
${each("rumble,growl,murmur,whisper,rasp,hiss,croak,drawl,monotone,baritone,tenor,mumble,purr,snarl,squeak", (n) => `, {poss} voice a {adj} ${n} => in a {adj} ${n} ; prev ${spoken} ; not next of\n, {poss} voice a {adj} ${n} => in a {adj} ${n} ; prev <name> ; with said,asked,replied,answered ; not next of,as`)}
${each("barely above,barely more than,hardly above,scarcely above,hardly more than", (above) => `{poss} voice ${above} a whisper => in hardly more than a whisper ; prev <comma> ; ${speech} ; next <end>`)}
{poss} voice barely a whisper => in hardly more than a whisper ; prev <comma> ; ${speech} ; next <end>
${each("little more than,just above", (above) => `{poss} voice ${above} a whisper => almost in a whisper ; prev <comma> ; ${speech} ; next <end>`)}
{poss} voice was little more than a whisper => {poss} voice was almost a whisper
# smiles
${each(smiles, (a, ly) => who((he, his) => `a ${a} smile ${crossed} ${over} ${his} ${features} => ${he} smiled ${ly} ; ${begins} ; ${stop}`))}
${who((he, his) => `a smile ${crossed} ${over} ${his} ${features} => ${he} smiled ; ${begins} ; ${stop}`)}
${who((he, his) => `a smile tugged at the (corner|corners|edge|edges) of ${his} ${features} => ${he} almost smiled ; ${begins} ; ${stop}`)}
${who((he, his) => `a (wide|broad|big|huge) grin (crossed|split|spread) (across|over)? ${his} ${features} => ${he} grinned ; ${begins} ; ${stop}`)}
${who((he, his) => `a grin (crossed|split|spread) (across|over)? ${his} ${features} => ${he} grinned ; ${begins} ; ${stop}`)}
${each("a ghost of a,the ghost of a,the faintest hint of a,a hint of a", (a) => who((he, his) => `${a} smile ${crossed} ${over} ${his} ${features} => ${he} almost smiled ; ${begins} ; ${stop}`))}
${who((he, his) => `the (corner|corners) of ${his} mouth (twitched|quirked|lifted) => ${he} almost smiled ; ${begins} ; next <end>`)}
${who((he, his) => `${his} lips ${curled} a smile => ${he} smiled ; ${begins} ; ${stop}`)}
${each(smiles, (a, ly) => who((he, his) => `${his} lips ${curled} a ${a} smile => ${he} smiled ${ly} ; ${begins} ; ${stop}`))}
managed a (weak|feeble) smile => smiled weakly ; ${stop}
managed a small smile => smiled a little ; ${stop}
managed a (faint|thin|tight) smile => smiled faintly ; ${stop}
${each(smiles, (a, ly) => `offered a ${a} smile => smiled ${ly} ; ${stop}`)}
offered a smile => smiled ; ${stop} ; not prev <aux>,have/v,and,or
${whom((him) => `(offered|flashed) ${him} a {adj} smile => gave ${him} a {adj} smile`)}
${whom((him) => `flashed ${him} a {adj} grin => gave ${him} a {adj} grin`)}
${whom((him) => `(offered|flashed) ${him} a smile => smiled at ${him} ; ${stop}`)}
${whom((him) => `flashed ${him} a grin => grinned at ${him} ; ${stop}`)}
${whom((him) => `shot ${him} a {adj} (look|glance) => gave ${him} a {adj} look ; ${noLook}`)}
${whom((him) => `shot ${him} a (look|glance) => gave ${him} a look ; ${noLook}`)}
# frowns and looks
${who((he, his) => `${his} brow (furrowed|creased|wrinkled) => ${he} frowned ; prev <start> ; ${halt}`)}
${who((he, his) => `${his} brow (furrowed|creased|wrinkled) (in|with) (concentration|confusion|thought|concern|worry|puzzlement) => ${he} frowned ; ${opens} ; ${halt}`)}
${who((he, his) => `${his} brows (furrowed|knitted|drew) together => ${he} frowned ; ${opens} ; ${halt}`)}
${each(acts, (act) => `${act} , {poss} brow (furrowed|furrowing|creased|creasing|knitted) => ${act} , frowning ; next <end> ; not prev <prep>`)}
${each(acts, (act) => `${act} , {poss} brow (furrowed|furrowing|creased|creasing) (in|with) (concentration|confusion|thought|concern|worry) => ${act} , frowning ; next <end> ; not prev <prep>`)}
the (blood|color|colour) drained from {poss} face => {poss} face went white ; not with white,pale
the (blood|color|colour) draining from {poss} face => {poss} face going white ; prev <comma> ; not with white,pale
{poss} face drained of (color|colour) => {poss} face went white ; not with white,pale
${who((he, his) => `${his} blood ran cold => ${he} went cold ; prev <start>,<punct>,and ; not with cold`)}
in the pit of {poss} stomach => in {poss} stomach
{poss} expression => {poss} face ; next softened,hardened,darkened,fell,brightened,grew,twisted,crumpled,cleared,tightened,relaxed,flickered,lit,went,froze,blank,grim,grave,solemn,softening,hardening,darkening,unreadable,remained,serious,impassive ; not with face,faces,expression
{poss} expression changed => {poss} face changed ; not next from,to,into,between ; not with face,faces,expression
{poss} expression shifted => {poss} face changed ; not next from,to,into,toward,towards,between ; not with face,faces,expression
{poss} expression shifting => {poss} face changing ; not next from,to,into,toward,towards,between ; not with face,faces,expression
{poss} expression a (mix|mixture|blend) of => {poss} face full of ; prev <comma> ; not with face,full ; next <adj>,<noun>
the expression on {poss} face => the look on {poss} face ; ${noLook}
an expression of => a look of ; next surprise,horror,pity,disbelief,concern,confusion,wonder,amusement,disgust,shock,delight,fear,pain,awe,relief,contempt,curiosity,boredom,sadness,fascination,alarm,panic,pure,utter,complete,mild,such ; ${noLook}
an expression => a look ; prev with,wore,wearing,had ; next i,he,she,they,that ; ${noLook}
${each(looks, (a) => `${a} expression => ${a} look ; not next of,is,for ; ${noLook}`)}
eyes (glistening|shining|brimming) with (unshed)? tears => eyes full of tears
unshed tears => tears ; not prev <adj>,<comma>,and
eyes scanned => eyes went over ; next the,each,every ; object room,page,message,list,letter,text,word,face,detail,crowd,shelf,paper,document,sentence
# hearts, shivers, sickness
${each("hammered,pounded,drummed,thumped,beat,thudded,hammering,pounding,drumming,thumping,beating,thudding", (v) => `${v} a {adj} (rhythm|tattoo|beat|staccato) against => ${v} against`)}
${each("shivers,a shiver", (shivers) => whom((him, his) => `sent ${shivers} down ${his} spine => made ${him} shiver ; not prev <aux>,to,have/v`))}
${each("shivers,a shiver", (shivers) => whom((him, his) => `sending ${shivers} down ${his} spine => making ${him} shiver`))}
${each("shivers,a shiver", (shivers) => whom((him, his) => `sends ${shivers} down ${his} spine => makes ${him} shiver`))}
felt a (wave|surge|rush) of nausea => felt sick ; ${halt}
felt a (wave|surge|rush) of dizziness => felt dizzy ; ${halt}
felt a wave of exhaustion => felt very tired ; ${halt}
${each("I/me,he/him,she/her", (he, him) => `a wave of nausea (washed|rolled|swept|passed) over ${him} => ${he} felt sick ; ${begins} ; ${halt}`)}
felt a (mix|mixture|blend) of => felt ; next <noun>,<adj> ; not next emotions,feelings
felt a (mix|mixture|blend|swirl|jumble) of emotions => had mixed feelings ; next <end>,as,when
# silences
${each("them,us", (them) => `<s> the silence stretched between ${them} => there was a long silence ; next <end>,<comma> ; not with there\n<s> silence stretched between ${them} => there was a long silence ; next <end>,<comma> ; not with there`)}
the silence stretched on => the silence went on
the silence stretched => the silence went on ; next <end>,<comma>,until,for
${each("in the air,between them,between us", (where) => each(hushes, (a, b) => `a ${a} silence (hung|settled|descended|fell|stretched) ${where} => there was a ${b} silence ; prev <start> ; next <end>,<comma> ; not with there`))}
silence (settled|descended) (over|upon) => silence fell over ; not prev <adj>
silence descended => there was silence ; prev <start> ; next <end>,<comma> ; not with there
(pierced|punctured|shattered|split) the silence => broke the silence ; not with broke,broken ; not prev be/v,have/v
(sliced|cut) through the silence => broke the silence ; not with broke,broken ; not prev to,will,would,can,could,be/v,have/v
(piercing|shattering|splitting) the silence => breaking the silence
(slicing|cutting) through the silence => breaking the silence
oppressive/a => heavy ; object silence,heat,stillness,gloom,quiet,atmosphere ; not prev and,or,<adv>,more,<comma> ; not next and,<comma> ; not with heavy,heavier,heavily,weight
oppressive/a => heavy ; object hush,blanket,quietness,air ; not prev and,or,<adv>,more,<comma> ; not next and,<comma> ; not with heavy,heavier,heavily,weight
oppressive/a => crushing ; object weight,burden ; not prev and,or,<adv>,more,<comma> ; not next and,<comma> ; not with crush/v,crushing
oppressive/a => thick ; object darkness,blackness ; not prev and,or,<adv>,more,<comma> ; not next and,<comma> ; not with thick,thickly
oppressive/a => stifling ; object environment,household,marriage,humidity ; not prev and,or,<adv>,more,<comma> ; not next and,<comma> ; not with stifle/v,stifling
oppressive/a => repressive ; object regime,government,dictatorship,state,climate,junta ; not prev and,or,<adv>,more,<comma> ; not next and,<comma>,heat,humidity ; not with repress/v,repressive,repression,summer,weather,heat,humid,humidity,temperature
oppressive/a => cruel ; object ruler,king,queen,dictator,tyrant,overlord,master ; not prev and,or,<adv>,more,<comma> ; not next and,<comma> ; not with cruel,cruelly,cruelty
oppressive/a => unjust ; object system,structure,law,tax ; not prev and,or,<adv>,more,<comma> ; not next and,<comma> ; not with just,justice,unjust,injustice,injustices
oppressive => heavy ; prev is,was,were,became,becomes,felt,almost,feels ; next <end>,<comma> ; subject silence,stillness,quiet,hush ; not with heavy,heavily,weight,weighing
# light, weather, smells
${each("sunlight,moonlight,light,daylight,starlight,sunshine", (n) => `${n} filtered through => ${n} came through ; not prev and,of,is,was\n${n} filtering through => ${n} coming through\n${n} filters through => ${n} comes through\n${n} (spilled|streamed) (in)? through => ${n} came in through ; not prev and\n${n} (spilling|streaming) (in)? through => ${n} coming in through\n${n} spilled (across|over) => ${n} fell across ; not prev and\n${n} spilling across => ${n} falling across`)}
bathed in {adj} (light|moonlight|sunlight) => full of {adj} light ; prev was,is ; subject room,kitchen,hall,chamber,bedroom,house,church,office,studio,garden,clearing
bathed in a {adj} (glow|light) => lit by a {adj} light ; not with light,lit,lights
bathed in the {adj} (glow|light) of => lit by the {adj} light of ; not with light,lit,lights
bathing everything in => filling everything with ; next a
bathing the {n} in => filling the {n} with ; next a,its,golden,warm,soft,pale ; with light,glow,sunlight,moonlight
${each("painted/turned,painting/turning,paints/turns", (v, turn) => `${v} the sky in (hues|shades|strokes|streaks|tones) of => ${turn} the sky ; next orange,pink,purple,gold,crimson,amber,rose,violet,lavender,red,blood,deep,soft,pale,burnt,bruised,fiery,gray,grey`)}
the sun (dipped|sank|slipped|dropped) below the horizon => the sun went down
the sun (dipping|sinking|slipping|dropping) below the horizon => the sun going down
the sun had (dipped|sunk|slipped|dropped) below the horizon => the sun had gone down
the sun began its (slow)? descent => the sun began to go down ; not next from
${each("sun,moon", (n) => `the ${n} hung low => the ${n} was low\nthe ${n} hung high => the ${n} was high`)}
light of dawn => light ; prev first
carried the (scent|smell) of => smelled of ; prev wind,breeze,air ; next <noun>,<adj> ; not with smell,smelled
carrying the (scent|smell) of => smelling of ; prev wind,breeze,air ; next <noun>,<adj> ; not with smell,smelled
carries the (scent|smell) of => smells of ; prev wind,breeze,air ; next <noun>,<adj>
the (scent|smell|aroma) of {np} filled the air => the air smelled of {np} ; ${begins}
the (scent|smell|aroma) of {n} and {np} filled the air => the air smelled of {n} and {np} ; ${begins}
the (scent|smell|aroma) of {np} hung (heavy)? in the air => the air smelled of {np} ; ${begins}
the (scent|smell|aroma) of {np} filled the room => the room smelled of {np} ; ${begins}
the (scent|smell|aroma) of {np} filled the kitchen => the kitchen smelled of {np} ; ${begins}
acrid/a => sharp ; object smell,stench,odor,scent,tang,taste ; not with sharp
motes of dust => specks of dust
# gone, replaced by
${each("a,an,something,the smell,the sound,the scent,the silence,the hum", (a) => `, replaced by ${a} => , and instead there was ${a} ; prev gone,vanished,disappeared,melted,evaporated,away,extinguished,dissolved,faded,receded,lifted,waned,dissipated,withered,subsided,ebb,snapped ; not with is,has,have,are,there,will,would,instead,as,who,fades,to`)}
`;
